import type { EnergyType } from '@cheyantong/domain';

/** From when on a petrol car had to meet a standard to be registered, newest first. */
const IN_FORCE = [
  ['2020-07', '国VI'],
  ['2017-01', '国V'],
  ['2011-07', '国IV'],
  ['2008-07', '国III'],
] as const;

/** The emission standard in force when the car was registered; cars without an exhaust have none. */
export function emissionInForce(month: string, energy: EnergyType): string | null {
  if (energy === '纯电动') return null;
  return IN_FORCE.find(([since]) => month >= since)?.[1] ?? null;
}
