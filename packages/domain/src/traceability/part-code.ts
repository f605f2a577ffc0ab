/** RP26-1107-8842-K: reused part, year, batch, serial number, and a character that shows a slip of the pen. */
const PART_CODE = /^RP(\d\d)-?(\d{4})-?(\d{4})-?([0-9A-Z])$/;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 7064 MOD 37,36: one wrong character is always found, two neighbours that changed places nearly always. */
function checkCharacter(text: string): string {
  let carried = ALPHABET.length;
  for (const character of text) {
    const sum = (carried + ALPHABET.indexOf(character)) % ALPHABET.length || ALPHABET.length;
    carried = (sum * 2) % (ALPHABET.length + 1);
  }
  return ALPHABET[(ALPHABET.length + 1 - carried) % ALPHABET.length] ?? '';
}

export interface PartCodeFields {
  year: string;
  batch: string;
  serial: string;
  check: string;
  /** Whether the last character is the one the others ask for. */
  checks: boolean;
}

/** The fields of a whole part code, dashes or not; null when it is not one. */
export function partCodeFields(text: string): PartCodeFields | null {
  const [, year, batch, serial, check] = PART_CODE.exec(text) ?? [];
  if (!year || !batch || !serial || !check) return null;
  return { year, batch, serial, check, checks: checkCharacter(`RP${year}${batch}${serial}`) === check };
}

const SERIALS_A_BATCH = 10_000;

/** The code of the n-th part that is registered in a year; n counts from 0. */
export function partCode(year: number, n: number): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const fields = [
    `RP${digits(year % 100, 2)}`,
    digits(Math.floor(n / SERIALS_A_BATCH), 4),
    digits(n % SERIALS_A_BATCH, 4),
  ];
  return [...fields, checkCharacter(fields.join(''))].join('-');
}

/** As it is printed: with its dashes. */
export const withDashes = ({ year, batch, serial, check }: PartCodeFields): string =>
  `RP${year}-${batch}-${serial}-${check}`;

/** The sound codes that a code with a wrong check character comes to when two neighbouring digits change places. */
export function codesAfterOneSwap(text: string): string[] {
  const plain = text.replaceAll('-', '');
  const swapped = [...plain].map((character, at) => {
    const next = plain[at + 1] ?? '';
    return `${plain.slice(0, at)}${next}${character}${plain.slice(at + 2)}`;
  });
  const sound = swapped.flatMap((code) => {
    const fields = partCodeFields(code);
    return fields?.checks ? withDashes(fields) : [];
  });
  return [...new Set(sound)];
}

/** The codes that one wrong character may have been meant for; none when the code is in order. */
export function nearPartCodes(text: string): string[] {
  const fields = partCodeFields(text);
  if (!fields || fields.checks) return [];
  const digits = `${fields.year}${fields.batch}${fields.serial}`;
  const oneOther = [...digits].flatMap((_, at) =>
    [...'0123456789'].map(
      (digit) => `RP${digits.slice(0, at)}${digit}${digits.slice(at + 1)}${fields.check}`,
    ),
  );
  const otherCheck = `RP${digits}${checkCharacter(`RP${digits}`)}`;
  return [...oneOther, otherCheck].flatMap((code) => {
    const near = partCodeFields(code);
    return near?.checks ? [withDashes(near)] : [];
  });
}
