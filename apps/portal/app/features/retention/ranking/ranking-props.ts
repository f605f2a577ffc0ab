import type { RetentionRow } from '@cheyantong/contract';

/** A ranking, whether drawn as a table or as a list. */
export interface RankingProps {
  caption: string;
  rows: readonly RetentionRow[];
  years: number;
  /** The edition that changes are told against. */
  lastPeriod: string | null;
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
}
