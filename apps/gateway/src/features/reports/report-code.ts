/** Dashes as people and keyboards write them. */
const DASHES = /[‐‑‒–—―−－_]/g;

/** A report's number as it was issued, however it was typed: small letters, blanks, full-width characters. */
export const normalReportCode = (text: string): string =>
  text.normalize('NFKC').replace(DASHES, '-').replace(/\s/g, '').toUpperCase();
