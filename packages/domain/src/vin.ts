/** Vehicle identification numbers as GB 16735-2019 defines them. */
export const VIN_LENGTH = 17;
const VIN_CHARACTERS = /^[0-9A-HJ-NPR-Z]+$/;

const CHECK_POSITION = 8;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What a letter counts: A–H are 1–8, J–N 1–5, P 7, R 9, S–Z 2–9. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const LETTER_VALUES = '12345678123457923456789';

const YEAR_POSITION = 9;
/** I, O, Q, U, Z and 0 name no year; after thirty years the row begins anew. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** As it is written: capitals, no blanks around. */
export const normalizeVin = (text: string): string => text.trim().toUpperCase();

/** Holds only what a VIN may hold; it may still be too short. */
export const isVinText = (text: string): boolean => VIN_CHARACTERS.test(text);

export const VIN_CHARACTERS_SENTENCE = 'VIN 只含数字和字母，且不含 I、O、Q';

/** What is wrong with a VIN, as a sentence for the person who typed it, or null when it will do. */
export function vinProblem(vin: string): string | null {
  if (vin.length !== VIN_LENGTH) return `VIN 应为 ${VIN_LENGTH} 位，当前为 ${vin.length} 位`;
  if (!isVinText(vin)) return VIN_CHARACTERS_SENTENCE;
  if (vin[CHECK_POSITION] !== checkDigit(vin)) return 'VIN 校验位不正确，请核对是否有误输';
  return null;
}

/** The world manufacturer identifier. */
export const wmiOf = (vin: string): string => vin.slice(0, 3);

/** The model year: the latest one of its code that is not after next year; null where the code names none. */
export function vinModelYear(vin: string, thisYear: number): number | null {
  const code = YEAR_CODES.indexOf(vin[YEAR_POSITION] ?? ' ');
  if (code < 0) return null;
  const year = FIRST_YEAR + code;
  const cycles = Math.floor((thisYear + 1 - year) / YEAR_CODES.length);
  return year + cycles * YEAR_CODES.length;
}

function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * worth(vin[at] ?? ''), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

const worth = (character: string): number =>
  Number(LETTERS.includes(character) ? LETTER_VALUES[LETTERS.indexOf(character)] : character);
