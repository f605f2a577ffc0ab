import {
  beijingDay,
  DEMO_VEHICLES,
  dateOfDay,
  dayOfDate,
  daysLater,
  demoBehaviourOf,
  isNewEnergy,
  vinModelYear,
  yearsBetween,
} from '@cheyantong/domain';
import type { ProviderOrder } from '../provider-order.ts';
import { type Accident, accidentsOf } from './accidents.ts';
import { Draws } from './draws.ts';
import { rounded } from './rounded.ts';
import { type Visit, visitsOf } from './visits.ts';

/** A car's invented life. Every service reads the same one, so that their reports agree with each other. */
export interface CarStory {
  draws: Draws;
  troubled: boolean;
  electric: boolean;
  registered: Date;
  settled: Date;
  today: Date;
  kmPerYear: number;
  kmNow: number;
  /** The day after which the clock showed less than before; null in an honest car. */
  clockTurnedBack: Date | null;
  /** What the clock shows on a day. */
  clockOn(day: Date): number;
  visits: Visit[];
  accidents: Accident[];
}

const KM_TURNED_BACK_SHARE = 0.42;
const NEWEST_CAR_DAYS = 120;

export function storyOf(order: ProviderOrder, now: Date): CarStory {
  const draws = new Draws(order.vin ?? [order.vehicle.modelName, order.vehicle.recordDate].join('/'));
  const today = dateOfDay(beijingDay(now));
  const troubled = order.vin !== null && demoBehaviourOf(order.vin) === 'troubled';
  const electric = isElectric(order);
  // What happened, happened before this year: tomorrow's report must not move the days of today's.
  const settled = new Date(Date.UTC(today.getUTCFullYear(), 0, 1));
  const registered = registrationOf(order, draws, settled);
  const years = yearsBetween(registered, settled);
  const kmPerYear = draws.whole('km a year', troubled ? 19_000 : 8_500, troubled ? 24_000 : 15_500);
  const clockTurnedBack = troubled && years > 1 ? daysLater(registered, years * 365.25 * 0.72) : null;
  const kmTurnedBack = clockTurnedBack
    ? kmPerYear * yearsBetween(registered, clockTurnedBack) * KM_TURNED_BACK_SHARE
    : 0;
  const clockOn = (day: Date): number => {
    const driven = kmPerYear * yearsBetween(registered, day);
    return Math.round(clockTurnedBack && day > clockTurnedBack ? driven - kmTurnedBack : driven);
  };
  const life = { draws, troubled, electric, registered, settled, today, clockOn };
  return {
    ...life,
    kmPerYear,
    kmNow: clockOn(today),
    clockTurnedBack,
    visits: visitsOf(life),
    accidents: accidentsOf(life),
  };
}

/** What a provider knows about the car besides its findings. */
export const vehicleFactsOf = (story: CarStory) => ({
  recordDate: dayOfDate(story.registered),
  mileage: rounded(story.kmNow / 10_000, 2),
  color: story.draws.pick('color', ['白色', '黑色', '银灰色', '蓝色']),
  useNature: '非营运',
});

function isElectric({ vin, vehicle, service }: ProviderOrder): boolean {
  if (vehicle.energyType) return isNewEnergy(vehicle.energyType);
  return service === 'battery' || DEMO_VEHICLES.some((demo) => demo.vin === vin && demo.newEnergy);
}

/** From the VIN where there is one: another service may not have been told what this one was. */
function registrationOf({ vin, vehicle }: ProviderOrder, draws: Draws, settled: Date): Date {
  const year = vin && vinModelYear(vin, settled.getUTCFullYear());
  const told = vehicle.recordDate ? dateOfDay(vehicle.recordDate) : null;
  const guessed = year
    ? new Date(Date.UTC(year, draws.whole('month', 0, 11), draws.whole('day', 1, 28)))
    : (told ?? daysLater(settled, -3 * 365));
  const newest = daysLater(settled, -NEWEST_CAR_DAYS);
  return guessed < newest ? guessed : newest;
}
