const OFFSET_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss`, as both vendors write times. */
export const vendorTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

export const rfc3339 = (moment: Date): string => `${vendorTime(moment).replace(' ', 'T')}+08:00`;

export const dayOf = (moment: Date): string => vendorTime(moment).slice(0, 10);

export const compactTime = (moment: Date): string => vendorTime(moment).replace(/\D/g, '');

export const momentFrom = (vendorText: string): Date => new Date(`${vendorText.replace(' ', 'T')}+08:00`);
