import type { ArticleDetail } from '@cheyantong/contract';
import type { ConsumerTopic } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { Articles } from './articles.ts';
import { openArticle } from './open-article.ts';
import { presentArticleItem } from './present-article.ts';

interface AskedPieces {
  pageNum: number;
  pageSize: number;
  topic?: ConsumerTopic | undefined;
  keywords?: string | undefined;
}

/** The articles of the consumer zone, for the feature whose zone it is. */
export const consumerPieces = (articles: Articles) => ({
  async page(asked: AskedPieces) {
    const { list, total } = await articles.page({ ...asked, categoryCode: 'consumer' });
    return { list: list.map(presentArticleItem), total };
  },

  async detail(id: string): Promise<ArticleDetail> {
    const piece = await openArticle(articles, id);
    if (piece.categoryCode !== 'consumer') throw new Failure('A0401', '没有这篇文章');
    return piece;
  },
});
