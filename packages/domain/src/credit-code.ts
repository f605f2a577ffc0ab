/** Unified social credit codes as GB 32100-2015 defines them: registrar, kind, region, organisation, check character. */
export const CREDIT_CODE_LENGTH = 18;
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CHARACTERS = /^[0-9A-HJ-NP-RTUW-Y]+$/;
const REGION = /^..\d{6}/;

/** As it is written: capitals, no blanks. */
export const normalizeCreditCode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** What is wrong with a credit code, as a sentence for the person who typed it, or null when it will do. */
export function creditCodeProblem(code: string): string | null {
  if (code.length !== CREDIT_CODE_LENGTH)
    return `统一社会信用代码应为 ${CREDIT_CODE_LENGTH} 位，当前为 ${code.length} 位`;
  if (!CHARACTERS.test(code)) return '统一社会信用代码只含数字和大写字母，且不含 I、O、S、V、Z';
  if (!REGION.test(code)) return '统一社会信用代码第 3–8 位应为数字，请核对是否有误输';
  if (code.at(-1) !== creditCheckCharacter(code)) return '统一社会信用代码校验位不正确，请核对是否有误输';
  return null;
}

/** The last character that belongs to the first seventeen, whose weights are the powers of three. */
export function creditCheckCharacter(code: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, CREDIT_CODE_LENGTH - 1)) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}
