import { YEAR_MS } from '@cheyantong/domain';

/** Yuan to 万元, kilometres to 万公里: two decimals. */
export const toWan = (value: number): number => Math.round(value / 100) / 100;

export const fromWan = (wan: number): number => Math.round(wan * 10_000);

export const yearsSince = (date: string, now: Date): number => (now.getTime() - Date.parse(date)) / YEAR_MS;
