import type { FlagState } from './flag-list.tsx';

type TriFlag = 0 | 1 | 2;

/** Of records: a hit is bad, none is only "no record", and unknown is a state of its own. */
export const recordFlag = (flag: TriFlag): { state: FlagState; word: string } =>
  (
    ({
      0: { state: 'none', word: '无记录' },
      1: { state: 'bad', word: '有记录' },
      2: { state: 'unknown', word: '未知' },
    }) as const
  )[flag];
