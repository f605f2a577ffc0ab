import type { ArticleDetail, ArticleItem } from '@cheyantong/contract';
import type { ConsumerTopic } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';

/** What evaluations need of the outside. */
export interface EvaluationDesk {
  db: DbHandle;
  appSecret: string;
  /** Articles that are out, by the words of their addresses, in that order. */
  articleTitles(slugs: readonly string[]): Promise<{ id: string; title: string; publishTime: string }[]>;
  consumerPieces: ConsumerPieces;
}

/** What is written for consumers: zone 2. */
interface ConsumerPieces {
  page(asked: {
    pageNum: number;
    pageSize: number;
    topic?: ConsumerTopic | undefined;
    keywords?: string | undefined;
  }): Promise<{ list: ArticleItem[]; total: number }>;
  /** Fails with the sentence for the reader where there is none. */
  detail(id: string): Promise<ArticleDetail>;
}
