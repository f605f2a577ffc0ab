import type { Service } from '../orders.ts';
import type { Judgement } from './judgements.ts';

/** What stands large beside a verdict: a grade, a count, a price. */
export interface Mark {
  main: string;
  caption: string;
}

/** A price is neither good nor bad news: its verdict has the colour of the portal. */
export type VerdictTone = Exclude<Judgement, 'none'> | 'plain';

export const verdictTone = (service: Service, level: Exclude<Judgement, 'none'>): VerdictTone =>
  service === 'valuation' && level === 'good' ? 'plain' : level;
