import { beijingMidnight } from './time/beijing.ts';
import { HOUR_MS } from './time/durations.ts';

export const HALF_DAYS = ['上午', '下午'] as const;
export type AppointPeriod = (typeof HALF_DAYS)[number];

const NOON_MS = 12 * HOUR_MS;

/** When the half-day begins for which a car was booked; nobody has seen the car before. */
export const appointmentBegins = (date: string, period: AppointPeriod | null): Date =>
  new Date(beijingMidnight(date).getTime() + (period === '下午' ? NOON_MS : 0));
