const IMPORTED = /[(（]进口[)）].*$/;
const VARIANT =
  /\s*(新能源|插电.*|纯电.*|经典|双擎.*|E\+|DM-?[ip]|C-DM|EV|PHEV|DHT.*|增程.*|PLUS|PRO|MAX|AMG)$/i;

/** The elder series a variant is sold beside: 沃尔沃XC60(进口) and 唐新能源 lean on 沃尔沃XC60 and 唐. */
export const familyOf = (series: string): string => series.replace(IMPORTED, '').replace(VARIANT, '').trim();
