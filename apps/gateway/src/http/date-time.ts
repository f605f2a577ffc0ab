const BEIJING_OFFSET_MS = 8 * 3_600_000;

/** A moment as the contract writes it: `yyyy-MM-dd HH:mm:ss`, Beijing time. */
export const dateTimeText = (moment: Date): string =>
  new Date(moment.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
