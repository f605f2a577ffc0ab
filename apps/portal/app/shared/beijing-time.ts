/** The wire speaks Beijing time without saying so; the moment it means, in milliseconds. */
export const beijingMoment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

const UP_TO_MINUTES = 'yyyy-MM-dd HH:mm'.length;

/** A moment as people read it; seconds tell them nothing. */
export const minuteWords = (text: string): string => text.slice(0, UP_TO_MINUTES);
