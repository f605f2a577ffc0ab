import type { ArticleDetail } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { Articles } from './articles.ts';
import { presentArticle } from './present-article.ts';

const RELATED = 4;

/** One article with what stands around it; why there is none, where it was withdrawn or never was. */
export async function openArticle(articles: Articles, slug: string): Promise<ArticleDetail> {
  const article = await articles.find(slug);
  if (!article) throw new Failure('A0401', '没有这篇文章');
  if (article.withdrawnAt)
    throw new Failure(
      'A0402',
      `《${article.title}》已于 ${dateTimeText(article.withdrawnAt).slice(0, 10)} 撤回`,
    );
  const [neighbours, related] = await Promise.all([
    articles.neighbours(article),
    articles.related(article, RELATED),
  ]);
  return presentArticle(article, neighbours, related);
}
