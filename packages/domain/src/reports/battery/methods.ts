import { percentWords } from '../figures.ts';

interface Method {
  soh: number;
  /** Percentage points to either side. */
  margin: number;
}

/** Two measurements further apart than this contradict each other, and no health is stated. */
export const METHODS_AGREE_WITHIN = 3;

/** What two measurements of one battery say about each other. */
export function agreementOf(methods: readonly Method[]): { agree: boolean; words: string } | null {
  const [first, second] = methods;
  if (!first || !second) return null;
  const apart = Math.abs(first.soh - second.soh);
  const words = `相差 ${apart.toFixed(1)} 个百分点`;
  return apart <= METHODS_AGREE_WITHIN
    ? { agree: true, words: `${words}，两种方法一致，采用误差较小的一种。` }
    : { agree: false, words: `${words}，超过 ${METHODS_AGREE_WITHIN} 个百分点，请复测后再作判断。` };
}

/** Where the intervals of all measurements lie on one axis of whole, even percents. */
export function methodScale(methods: readonly Method[]): { from: number; to: number; ticks: number[] } {
  const from = Math.floor((Math.min(...methods.map(({ soh, margin }) => soh - margin)) - 2) / 2) * 2;
  const to = Math.ceil((Math.max(...methods.map(({ soh, margin }) => soh + margin)) + 2) / 2) * 2;
  const ticks = Array.from({ length: (to - from) / 2 + 1 }, (_, at) => from + 2 * at);
  return { from, to, ticks };
}

/** 81.1% ± 1.2 */
export const methodWords = ({ soh, margin }: Method): string => `${percentWords(soh)} ± ${margin.toFixed(1)}`;
