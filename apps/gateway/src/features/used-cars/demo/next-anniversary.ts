import { beijingDay, monthsLater } from '@cheyantong/domain';

/** The next day after `now` that lies a whole number of periods after the registration. */
export function nextAnniversary(registeredOn: string, everyYears: number, now: Date): string {
  const today = beijingDay(now);
  let due = registeredOn;
  for (let years = everyYears; due <= today; years += everyYears) due = monthsLater(registeredOn, years * 12);
  return due;
}
