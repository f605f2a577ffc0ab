import type { EnergyClass } from './energy-class.ts';

interface MileageNorm {
  ageYears: number;
  quarter: number;
  half: number;
  threeQuarters: number;
}

/** What cars of an age have usually driven, 万公里: a quarter, half and three quarters of them less. Youngest first. */
export type MileageNorms = Readonly<Record<EnergyClass, readonly MileageNorm[]>>;

type Share = 'quarter' | 'half' | 'threeQuarters';

export function typicalMileage(
  norms: MileageNorms,
  energy: EnergyClass,
  ageYears: number,
  share: Share = 'half',
): number {
  const ofEnergy = norms[energy];
  const next = ofEnergy.findIndex((norm) => norm.ageYears > ageYears);
  const after = ofEnergy[next];
  const before = ofEnergy[next - 1];
  if (!after) return ofEnergy.at(-1)?.[share] ?? 0;
  // Before the first norm lies the new car, which has driven nothing.
  const start = before ?? { ageYears: 0, [share]: 0 };
  const part = (ageYears - start.ageYears) / (after.ageYears - start.ageYears);
  return (start[share] ?? 0) + part * (after[share] - (start[share] ?? 0));
}
