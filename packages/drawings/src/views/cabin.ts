import type { BodyId } from '../bodies/profile.ts';
import { dashboard } from './cabin/dashboard.ts';
import { frontSeats } from './cabin/seats.ts';
import { steeringWheel } from './cabin/steering-wheel.ts';
import { surroundings } from './cabin/surroundings.ts';
import { interiorTones } from './cabin/tones.ts';

/** The interior as seen from between the seats, 640 × 480. */
export function cabinInterior(body: BodyId, paint: string, id: (name: string) => string): string {
  const tones = interiorTones(body, paint);
  return (
    surroundings(tones, id) +
    dashboard(body, tones, id) +
    steeringWheel(body, tones, id) +
    frontSeats(body, tones, id)
  );
}
