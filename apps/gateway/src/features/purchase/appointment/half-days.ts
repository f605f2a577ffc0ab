import { beijingDay, beijingHour, dayAfter } from '@cheyantong/domain';

type Period = '上午' | '下午';

export interface HalfDay {
  date: string;
  period: Period;
}

const DAYS_AHEAD = 14;
/** Until then (Beijing time) a half-day of the same day can still be booked; the car must get there. */
const LAST_HOUR: Record<Period, number> = { 上午: 10, 下午: 16 };
const PERIODS = Object.keys(LAST_HOUR) as Period[];

/** The half-days that can be booked now, the soonest first. */
export function offeredHalfDays(now: Date): HalfDay[] {
  const today = beijingDay(now);
  const hour = beijingHour(now);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAfter(today, ahead)).flatMap((date) =>
    PERIODS.filter((period) => date !== today || hour < LAST_HOUR[period]).map((period) => ({
      date,
      period,
    })),
  );
}
