const MS_A_YEAR = 365.25 * 24 * 3_600_000;

/** Yuan to 万元, kilometres to 万公里: two decimals. */
export const toWan = (value: number): number => Math.round(value / 100) / 100;

export const fromWan = (wan: number): number => Math.round(wan * 10_000);

export const yearsSince = (date: string, now: Date): number => (now.getTime() - Date.parse(date)) / MS_A_YEAR;
