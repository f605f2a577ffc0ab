import { beijingDay, isDay } from './time/index.ts';

/** Citizen identification numbers as GB 11643-1999 defines them: region, birthday, serial number, check digit. */
export const IDENTITY_NUMBER_LENGTH = 18;
const CHARACTERS = /^\d{17}[\dX]$/;

/** The provinces, then residents of Taiwan, Hong Kong and Macao. Counties are not looked up: the number keeps one that is long gone. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);
const EARLIEST_BIRTHDAY = '1900-01-01';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** As it is written: a capital X, no blanks. */
export const normalizeIdentityNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** What is wrong with an identity number, as a sentence for the person who typed it, or null when it will do. */
export function identityNumberProblem(number: string, today = beijingDay(new Date())): string | null {
  if (number.length !== IDENTITY_NUMBER_LENGTH)
    return `身份证号应为 ${IDENTITY_NUMBER_LENGTH} 位，当前为 ${number.length} 位`;
  if (!CHARACTERS.test(number)) return '身份证号只含数字，最后一位可以是 X';
  if (!PROVINCES.has(number.slice(0, 2))) return '身份证号的地区代码不存在，请核对是否有误输';
  const birthday = birthdayOf(number);
  if (!isDay(birthday) || birthday < EARLIEST_BIRTHDAY) return '身份证号中的出生日期不存在，请核对是否有误输';
  if (birthday > today) return '身份证号中的出生日期晚于今天，请核对是否有误输';
  if (number.at(-1) !== identityCheckDigit(number)) return '身份证号校验位不正确，请核对是否有误输';
  return null;
}

/** The day of birth in a number that is in order. */
export const birthdayOf = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** Men are given odd serial numbers. */
export const sexOf = (number: string): '男' | '女' => (Number(number[16]) % 2 === 1 ? '男' : '女');

/** The last character that belongs to the first seventeen. */
export function identityCheckDigit(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}
