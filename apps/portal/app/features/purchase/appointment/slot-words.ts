const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** The weekday of a calendar day, whatever clock the visitor's computer shows. */
export const weekdayOf = (date: string): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** 11月18日 of 2026-11-18 */
export function shortDate(date: string): string {
  const [, month, day] = date.split('-');
  return `${Number(month)}月${Number(day)}日`;
}

/** 11月18日 周三 */
export const dayWords = (date: string): string => `${shortDate(date)} ${weekdayOf(date)}`;
