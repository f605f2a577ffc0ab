export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** Dealers have service numbers (400-…) as well as mobiles: both lose their middle. */
export const maskDealerPhone = (phone: string): string => maskPhone(phone).replace(/^(400-?)\d{3}/, '$1***');

/** Region and the end stay: a person recognises their own number, and nobody learns the birthday. */
export const maskIdentityNumber = (number: string): string =>
  number.replace(/^(\d{6})\d{8}(\d{3}[\dX])$/, '$1********$2');

/** Registrar, kind and region stay, and the end. */
export const maskCreditCode = (code: string): string => code.replace(/^(\w{8})\w{6}(\w{4})$/, '$1******$2');

/** 李** */
export const maskName = (name: string): string =>
  [...name].map((character, at) => (at === 0 ? character : '*')).join('');

/** Between the groups of a phone as people and addresses write them. */
const GAP = '(?:[\\s-]|%20|%2D|\\+)?';
const PHONE = new RegExp(
  `(?<!\\d)(?:(?:\\+|%2B|00)?86${GAP})?(1[3-9]\\d)${GAP}\\d{4}${GAP}(\\d{4})(?!\\d)`,
  'gi',
);
const ID_NUMBER = /(?<![\dA-Za-z])(\d{6})\d{8}(\d{3}[\dXx])(?![\dA-Za-z])/g;
/** 17 characters without I, O, Q that hold both letters and digits; the last four stay for support. */
const VIN =
  /(?<![\dA-Z])(?=[\dA-HJ-NPR-Z]*[A-Z])(?=[\dA-HJ-NPR-Z]*\d)([\dA-HJ-NPR-Z]{3})[\dA-HJ-NPR-Z]{10}([\dA-HJ-NPR-Z]{4})(?![\dA-Z])/gi;
const CREDENTIAL = /\b(Bearer|Basic)\s+[\w\-.~+/=]+/gi;
const QUERY_SECRET = /([?&](?:code|verifyCode|signature|sign|token|access_token)=)[^&\s"]+/gi;
/** Letters and digits that an address needs no escape for: written so, they hide from the patterns below. */
const NEEDLESS_ESCAPE = /%(3\d|[46][1-9A-F]|[57][0-9A])/gi;

/** Hides phones, ID numbers, VINs and credentials in a piece of text, wherever they stand. */
export const maskText = (text: string): string =>
  text
    .replace(NEEDLESS_ESCAPE, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(CREDENTIAL, '$1 ***')
    .replace(QUERY_SECRET, '$1***')
    .replace(PHONE, '$1****$2')
    .replace(ID_NUMBER, '$1********$2')
    .replace(VIN, '$1**********$2');
