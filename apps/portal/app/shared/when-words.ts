import { beijingDay, dayOf, minuteOf } from '@cheyantong/domain';

/** A moment of the wire as somebody would say it now: 今天 16:20, 11-14 of this year, 2025-11-14. */
export function whenWords(time: string, now = new Date()): string {
  const today = beijingDay(now);
  const day = dayOf(time);
  if (day === today) return `今天 ${minuteOf(time).slice('yyyy-MM-dd '.length)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice('yyyy-'.length) : day;
}

/** The same where the minute matters: 今天 16:20, 11-14 09:05, 2025-11-14 09:05. */
export function momentWords(time: string, now = new Date()): string {
  const words = whenWords(time, now);
  return words.startsWith('今天') ? words : `${words} ${minuteOf(time).slice('yyyy-MM-dd '.length)}`;
}
