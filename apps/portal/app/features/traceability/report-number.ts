/** What people type, paste or scan, as the number stands on the report: 　jc-2026… and a whole check address alike. */
export function reportNumberIn(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const fromAddress = /[?&]code=([^&#\s]+)/.exec(plain)?.[1];
  return decoded(fromAddress ?? plain)
    .replace(/[\s​]/g, '')
    .replace(/[‐-―−－]/g, '-')
    .toUpperCase();
}

/** A stray percent sign is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
