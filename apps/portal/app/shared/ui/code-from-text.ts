/**
 * Finds the one-time code in pasted text. People paste the bare code, the code with spaces, full-width digits
 * from a Chinese keyboard, or the whole message, which may hold other numbers (a sender, minutes of validity).
 */
export function codeFromText(text: string, length: number): string | null {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d+/g) ?? [];
  const whole = runs.find((run) => run.length === length);
  if (whole) return whole;
  const spaced = plain.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(spaced) && spaced.length === length ? spaced : null;
}
