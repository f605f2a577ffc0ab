const decoder = new TextDecoder('gb18030');
let codes: Map<string, [number, number]> | undefined;

/** Node reads GBK but does not write it, so the table is read backwards once. */
function table(): Map<string, [number, number]> {
  const made = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      if (low !== 0x7f) made.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
    }
  }
  return made;
}

export function encodeGbk(text: string): Uint8Array {
  codes ??= table();
  const known = codes;
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return code < 0x80 ? [code] : (known.get(character) ?? [0x3f]);
    }),
  );
}
