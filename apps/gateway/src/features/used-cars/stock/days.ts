const MS_A_DAY = 24 * 3_600_000;

export const daysSince1970 = (day: string): number => Date.parse(day) / MS_A_DAY;

export const dayAt = (days: number): string => new Date(days * MS_A_DAY).toISOString().slice(0, 10);
