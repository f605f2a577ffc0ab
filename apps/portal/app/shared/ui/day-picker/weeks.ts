import { dateOfDay, dayAfter, monthOf } from '@cheyantong/domain';

const DAYS_A_WEEK = 7;

export const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;

/** The weeks of yyyy-MM, Monday first; nothing stands before its first day and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  const first = `${month}-01`;
  for (let monday = dayAfter(first, -daysSinceMonday(first)); isBefore(monday, month); ) {
    weeks.push(
      WEEKDAYS.map((_, index) => dayAfter(monday, index)).map((day) => (monthOf(day) === month ? day : null)),
    );
    monday = dayAfter(monday, DAYS_A_WEEK);
  }
  return weeks;
}

const daysSinceMonday = (day: string): number => (dateOfDay(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;

const isBefore = (monday: string, month: string): boolean => monthOf(monday) <= month;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_A_WEEK,
  ArrowDown: DAYS_A_WEEK,
};

/** Where a key leads from a day; nothing if it leads nowhere. */
export function dayByKey(day: string, key: string): string | null {
  const step = STEPS[key];
  return step === undefined ? null : dayAfter(day, step);
}
