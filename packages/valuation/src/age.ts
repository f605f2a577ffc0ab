import { monthsOf } from '@cheyantong/domain';

export const ageInYears = (registered: string, valuedOn: string): number =>
  Math.max(0, (monthsOf(valuedOn) - monthsOf(registered)) / 12);
