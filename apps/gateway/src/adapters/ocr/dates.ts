import { isDay, NO_END } from '@cheyantong/domain';

const DATE = /(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})|(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/g;

/** Every day in a text, however it is written: 1990年1月1日, 2019.03.05, 2021-04-30, 20170104. */
const daysIn = (text: string): string[] =>
  [...text.matchAll(DATE)]
    .map(([, year, month, date, wholeYear, wholeMonth, wholeDate]) =>
      [
        year ?? wholeYear,
        (month ?? wholeMonth)?.padStart(2, '0'),
        (date ?? wholeDate)?.padStart(2, '0'),
      ].join('-'),
    )
    .filter(isDay);

export const dayIn = (text: string): string | undefined => daysIn(text)[0];

/** When a term ends: its second day, or never. */
export const endIn = (text: string): string | undefined =>
  daysIn(text)[1] ?? (text.includes(NO_END) ? NO_END : undefined);

/** A term that has both ends, the second after the first; anything else was misread. */
export function termIn(text: string): { start: string; end: string } | undefined {
  const [start, end] = [dayIn(text), endIn(text)];
  return start && end && start < end ? { start, end } : undefined;
}
