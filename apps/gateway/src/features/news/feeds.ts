import { createHash } from 'node:crypto';
import { ARTICLE_CATEGORIES, articleAddress, PRODUCT_NAME, rfc3339 } from '@cheyantong/domain';
import { XML_HEAD, xmlElement, xmlText } from '../../http/xml.ts';
import type { FeedRow } from './articles.ts';

/** What a feed is written from. */
interface Feed {
  publicUrl: string;
  company: string;
  articles: readonly FeedRow[];
}

const TITLE = `${PRODUCT_NAME}资讯`;
const DESCRIPTION = '平台发布、测评公告、结果发布、检测公告、再用件资讯与消费者资讯，最新在前。';
const FEED_ID = 'urn:uuid:6f3c1d0e-5b52-5a58-9c0f-7d1a4f7f2b11';

/** An article is the same one for ever, also when the portal moves to another address: its id is made of its name alone. */
function entryId(slug: string): string {
  const hex = createHash('sha256').update(`cheyantong article ${slug}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

const changeOf = ({ publishedAt, revisedAt }: FeedRow): Date => revisedAt ?? publishedAt;

export const newestChange = (articles: readonly FeedRow[]): Date =>
  new Date(Math.max(0, ...articles.map((article) => changeOf(article).getTime())));

const addressOf = ({ slug, category }: FeedRow, publicUrl: string): string =>
  publicUrl + articleAddress({ id: slug, categoryCode: category });

/** RSS 2.0. */
export function rssFeed({ publicUrl, articles }: Feed): string {
  const items = articles.map((article) =>
    [
      '<item>',
      xmlElement('title', article.title),
      xmlElement('link', addressOf(article, publicUrl)),
      `<guid isPermaLink="false">${entryId(article.slug)}</guid>`,
      xmlElement('pubDate', article.publishedAt.toUTCString()),
      xmlElement('category', ARTICLE_CATEGORIES[article.category]),
      xmlElement('description', article.summary ?? article.title),
      '</item>\n',
    ].join(''),
  );
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    xmlElement('title', TITLE),
    xmlElement('link', `${publicUrl}/information/tabs1`),
    xmlElement('description', DESCRIPTION),
    '<language>zh-cn</language>',
    xmlElement('lastBuildDate', newestChange(articles).toUTCString()),
    `<atom:link href="${xmlText(publicUrl)}/rss.xml" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** Atom, RFC 4287. */
export function atomFeed({ publicUrl, company, articles }: Feed): string {
  const entries = articles.map((article) =>
    [
      '<entry>',
      xmlElement('id', entryId(article.slug)),
      xmlElement('title', article.title),
      `<link rel="alternate" type="text/html" href="${xmlText(addressOf(article, publicUrl))}"/>`,
      xmlElement('published', rfc3339(article.publishedAt)),
      xmlElement('updated', rfc3339(changeOf(article))),
      `<category term="${article.category}" label="${ARTICLE_CATEGORIES[article.category]}"/>`,
      xmlElement('summary', article.summary ?? article.title),
      '</entry>\n',
    ].join(''),
  );
  return [
    XML_HEAD,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n',
    xmlElement('id', FEED_ID),
    xmlElement('title', TITLE),
    xmlElement('subtitle', DESCRIPTION),
    xmlElement('updated', rfc3339(newestChange(articles))),
    `<author>${xmlElement('name', company)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl)}/atom.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl)}/information/tabs1"/>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}
