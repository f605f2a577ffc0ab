import type { InspectionReport } from '@cheyantong/contract';
import { YEAR_MS } from '@cheyantong/domain';

export type MileagePoint = InspectionReport['mileagePoints'][number];

export const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / YEAR_MS;

/** Readings below an earlier one: kilometres do not run backwards. */
export const isBelowEarlier = (points: readonly MileagePoint[], index: number): boolean =>
  points.slice(0, index).some(({ km }) => km > (points[index]?.km ?? 0));
