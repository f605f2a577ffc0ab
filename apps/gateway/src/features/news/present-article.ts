import type { ArticleDetail, ArticleItem, ArticleTitle } from '@cheyantong/contract';
import { ARTICLE_CATEGORIES, CONSUMER_TOPICS, dateTimeText, minutesToRead } from '@cheyantong/domain';
import { coverShareUrl, coverUrl } from '../pictures/index.ts';
import type { ArticleRow, Articles, FoundArticle } from './articles.ts';
import { safeHtml } from './content/safe-html.ts';

export const presentTitle = ({
  slug,
  category,
  title,
  publishedAt,
}: Pick<ArticleRow, 'slug' | 'category' | 'title' | 'publishedAt'>): ArticleTitle => ({
  id: slug,
  categoryCode: category,
  categoryName: ARTICLE_CATEGORIES[category],
  title,
  publishTime: dateTimeText(publishedAt),
});

export const presentArticleItem = (row: ArticleRow): ArticleItem => ({
  ...presentTitle(row),
  summary: row.summary,
  coverUrl: row.cover && coverUrl({ ...row.cover, seed: row.slug }),
  source: row.source,
  author: row.author,
  top: row.top ? 1 : 0,
  viewCount: row.views,
  attachmentCount: row.attachments.length,
  topic: row.topic,
  topicName: row.topic && CONSUMER_TOPICS[row.topic],
  questions: row.questions?.map(({ question }) => question) ?? null,
  checklistTitle: row.checklist?.title ?? null,
});

export const presentArticle = (
  article: FoundArticle,
  { prev, next }: Awaited<ReturnType<Articles['neighbours']>>,
  related: readonly ArticleRow[],
): ArticleDetail => ({
  ...presentArticleItem(article),
  // Sanitised when it was stored; once more, should somebody have written to the table itself.
  contentHtml: safeHtml(article.contentHtml),
  shareImageUrl: article.cover && coverShareUrl({ ...article.cover, seed: article.slug }),
  headings: article.headings,
  minutes: minutesToRead(article.characters),
  tags: article.tags,
  revision: article.revision,
  revisedTime: article.revisedAt && dateTimeText(article.revisedAt),
  attachments: article.attachments.map(({ name, digest, fileName, size, type }) => ({
    name,
    url: `/files/articles/${digest}/${encodeURIComponent(fileName)}`,
    size,
    type: type.split(';')[0] ?? type,
  })),
  sources:
    article.sources?.map(({ name, number, address, checkedOn }) => ({
      name,
      number,
      url: address,
      checkedDate: checkedOn,
    })) ?? null,
  answers: article.questions,
  checklist: article.checklist,
  prev,
  next,
  related: related.map(presentArticleItem),
});
