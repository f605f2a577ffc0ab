import type { ArticleDetail } from '@cheyantong/contract';
import { momentOf, rfc3339 } from '@cheyantong/domain';
import { organisation, type SchemaThing } from '../../../shared/head/json-ld.ts';
import type { PageHead } from '../../../shared/head/page-meta.ts';
import { articleAddress } from '../places.ts';

/** An article as search engines and previews are told of it. */
export function articleHead(article: ArticleDetail, absolute: (path: string) => string): PageHead {
  const address = articleAddress(article);
  return {
    title: article.title,
    description: article.summary ?? `${article.categoryName}：${article.title}`,
    address,
    picture: article.shareImageUrl,
    isArticle: true,
    things: [articleData(article, address, absolute)],
  };
}

function articleData(
  article: ArticleDetail,
  address: string,
  absolute: (path: string) => string,
): SchemaThing {
  const publisher = organisation(absolute);
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    mainEntityOfPage: absolute(address),
    image: article.shareImageUrl ? absolute(article.shareImageUrl) : undefined,
    datePublished: moment(article.publishTime),
    dateModified: moment(article.revisedTime ?? article.publishTime),
    articleSection: article.categoryName,
    keywords: article.tags,
    author: article.author
      ? { '@type': 'Person', name: article.author }
      : { '@type': 'Organization', name: publisher.name },
    publisher,
    inLanguage: 'zh-CN',
  };
}

function moment(text: string): string | undefined {
  const found = momentOf(text);
  return found ? rfc3339(found) : undefined;
}
