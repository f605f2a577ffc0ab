import type { Edition, Mapping } from './edition.ts';
import { roundHalfUp } from './rounding.ts';

export type Comparability =
  | { kind: 'same' }
  | { kind: 'mapped'; from: string; to: string; mapping: Mapping; reason: string }
  | { kind: 'refused'; reason: string };

type Compared = Pick<Edition, 'programmeCode' | 'programmeName' | 'code' | 'name' | 'otherEditions'>;

/** Whether results by two editions may be set side by side, and why not. */
export function comparability(a: Compared, b: Compared): Comparability {
  if (a.programmeCode !== b.programmeCode)
    return {
      kind: 'refused',
      reason: `${a.programmeName}和${b.programmeName}测的不是一回事，分数没有共同的尺子。`,
    };
  if (a.code === b.code) return { kind: 'same' };
  const [newer, older] = a.code > b.code ? [a, b] : [b, a];
  const stated = newer.otherEditions.find(({ code }) => code === older.code);
  if (!stated) return { kind: 'refused', reason: `${newer.name}与${older.name}的试验不同，没有公布折算。` };
  if (!stated.mapping) return { kind: 'refused', reason: stated.reason };
  return { kind: 'mapped', from: older.code, to: newer.code, mapping: stated.mapping, reason: stated.reason };
}

/** What a total of the older edition corresponds to in the newer one. */
export const mapTotal = ({ offset, factor }: Mapping, total: number): number =>
  roundHalfUp(Math.min(100, Math.max(0, offset + factor * total)), 1);
