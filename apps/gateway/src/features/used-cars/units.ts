import { YEAR_MS } from '@cheyantong/domain';

export const fromWan = (wan: number): number => Math.round(wan * 10_000);

export const yearsSince = (date: string, now: Date): number => (now.getTime() - Date.parse(date)) / YEAR_MS;
