export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** Dealers have service numbers (400-…) as well as mobiles: both lose their middle. */
export const maskDealerPhone = (phone: string): string => maskPhone(phone).replace(/^(400-?)\d{3}/, '$1***');

const PHONE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const ID_NUMBER = /(?<![\dA-Za-z])(\d{6})\d{8}(\d{3}[\dXx])(?![\dA-Za-z])/g;
/** 17 characters without I, O, Q that hold both letters and digits; the last four stay for support. */
const VIN =
  /(?<![\dA-Za-z])(?=[\dA-HJ-NPR-Z]*[A-Z])(?=[\dA-HJ-NPR-Z]*\d)([\dA-HJ-NPR-Z]{3})[\dA-HJ-NPR-Z]{10}([\dA-HJ-NPR-Z]{4})(?![\dA-Za-z])/g;
const CREDENTIAL = /\b(Bearer|Basic)\s+[\w\-.~+/=]+/gi;

/** Hides phones, ID numbers, VINs and credentials in a piece of text, wherever they stand. */
export const maskText = (text: string): string =>
  text
    .replace(CREDENTIAL, '$1 ***')
    .replace(PHONE, '$1****$2')
    .replace(ID_NUMBER, '$1********$2')
    .replace(VIN, '$1**********$2');
