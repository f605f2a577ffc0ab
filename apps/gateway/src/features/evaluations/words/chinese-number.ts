const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** 五 of 五星, 四 of 四项; whatever has no such word stays a figure. */
export const chineseNumber = (value: number): string => DIGITS[value] ?? String(value);

export const starWords = (stars: number): string => `${chineseNumber(stars)}星`;
