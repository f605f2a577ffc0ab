import type { UsedCarPrice } from '@cheyantong/contract';

type MileageFacts = Pick<UsedCarPrice, 'mile' | 'usualMileage'>;

export const usualMileageWords = ({ low, high }: UsedCarPrice['usualMileage']): string =>
  `同龄车一般 ${low.toFixed(1)}–${high.toFixed(1)} 万公里`;

/** How the mileage compares with that of cars of the same age. */
export function mileageStanding({ mile, usualMileage: { low, high } }: MileageFacts): string {
  if (mile < low) return '里程低于同龄车';
  return mile > high ? '里程高于同龄车' : '里程与同龄车相当';
}
