/** Long enough not to come about by chance in ten megabytes of a compressed picture. */
const ACTIVE =
  /<script[\s>]|<html[\s>]|<!doctype\s+html|<\?php\s|<svg\s[^>]{0,200}xmlns|javascript:[^\s]{4}/i;

const END_OF_ARCHIVE = Buffer.from('PK\u0005\u0006');
const END_OF_ARCHIVE_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** A picture that is something else to another reader: a page, a script, an archive. */
export function hidesSomethingElse(bytes: Buffer): boolean {
  return ACTIVE.test(bytes.toString('latin1')) || isArchive(bytes);
}

/** Archives are read from their end, whatever stands before them. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(END_OF_ARCHIVE_BYTES + LONGEST_COMMENT));
  const at = tail.lastIndexOf(END_OF_ARCHIVE);
  if (at < 0 || at + END_OF_ARCHIVE_BYTES > tail.length) return false;
  return at + END_OF_ARCHIVE_BYTES + tail.readUInt16LE(at + 20) <= tail.length;
}
