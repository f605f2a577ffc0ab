/** A code in boxes is a text without gaps: what is typed, taken away and where the keyboard goes, in terms of places. */

export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

export const codeWith = (code: string, place: number, digits: string, length: number): string =>
  (code.slice(0, place) + digits + code.slice(place + digits.length)).slice(0, length);

/** Backspace in an empty box takes the digit before it. */
export function codeAfterKey(code: string, place: number, key: string): string {
  if (key === 'Delete' || (key === 'Backspace' && place < code.length)) return without(code, place);
  return key === 'Backspace' ? without(code, place - 1) : code;
}

const without = (code: string, place: number): string =>
  place < 0 ? code : code.slice(0, place) + code.slice(place + 1);

/** `undefined` for a key that is none of the boxes' business. */
export function boxAfterKey(key: string, place: number, code: string, length: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'Backspace') return Math.max(place - 1, 0);
  if (key === 'ArrowRight') return Math.min(place + 1, length - 1);
  if (key === 'Delete') return place;
  if (key === 'Home' || key === 'ArrowUp') return 0;
  if (key === 'End' || key === 'ArrowDown') return Math.min(code.length, length - 1);
  // Typed over with itself nothing changes, and yet the visitor goes on.
  return key.length === 1 && key === code[place] ? Math.min(place + 1, length - 1) : undefined;
}
