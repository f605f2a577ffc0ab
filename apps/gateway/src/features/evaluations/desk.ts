import type { DbHandle } from '../../db/handle.ts';

/** What evaluations need of the outside. */
export interface EvaluationDesk {
  db: DbHandle;
  appSecret: string;
  /** Articles that are out, by the words of their addresses, in that order. */
  articleTitles(slugs: readonly string[]): Promise<{ id: string; title: string; publishTime: string }[]>;
}
