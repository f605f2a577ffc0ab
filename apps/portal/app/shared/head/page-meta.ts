import { PRODUCT_NAME } from '@cheyantong/domain';
import type { MetaDescriptor, MetaFunction } from 'react-router';
import { PAGES, type PageId } from '../../pages.ts';
import type { PortalFacts } from '../server-context.ts';
import { DECLARED_HEADS, isFindable } from './declared-heads.ts';
import { breadcrumbData, type SchemaThing } from './json-ld.ts';
import { ownAddress } from './own-address.ts';

/** What a page knows of itself beyond its declaration. */
export interface PageHead {
  /** Its name in previews and the breadcrumb; `<title>` is the product's, in the mini-program the page's. */
  title?: string;
  description?: string;
  /** Its one address, where that is not the path it was asked for with the parameters that count. */
  address?: string;
  /** The address of a picture, 1200 by 630. */
  picture?: string | null;
  isArticle?: boolean;
  /** What it shows, in the words of schema.org. */
  things?: readonly SchemaThing[];
}

/** What a page is told when it is asked for its head. */
interface Asked<Data> {
  data: Data;
  /** The whole address of a path of ours. */
  absolute: (path: string) => string;
}

const PICTURE = { path: '/share.png', width: '1200', height: '630' };
const LONGEST_DESCRIPTION = 160;
const NOINDEX: MetaDescriptor = { name: 'robots', content: 'noindex' };
const FEEDS: MetaDescriptor[] = [
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${PRODUCT_NAME}资讯`,
    href: '/rss.xml',
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${PRODUCT_NAME}资讯`,
    href: '/atom.xml',
  },
];

/**
 * The head of a page, made here and nowhere else. A page says what it knows; null: there is nothing to be found here.
 * The browser makes it anew on its way from page to page, so that what it shares is never the address of the page before.
 */
export function pageMeta<Data>(tell: (asked: Asked<Data>) => PageHead | null): MetaFunction {
  return ({ loaderData, matches, location }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as PortalFacts | undefined;
    const id = pageAt(location.pathname);
    // The mini-program's bar shows it where the breadcrumb would stand.
    const isInside = root?.host === 'miniProgram' && id !== undefined;
    const title: MetaDescriptor = { title: isInside ? PAGES[id].title : PRODUCT_NAME };
    const declared = id && DECLARED_HEADS[id];
    // A page outside the table, and one that broke before its settings were read.
    if (!id || !declared || !root) return [title, NOINDEX];

    const absolute = (path: string): string => root.settings.publicUrl + path;
    const search = new URLSearchParams(location.search);
    const head = tell({ data: loaderData as Data, absolute });
    const known = head ?? {};
    const address = absolute(known.address ?? ownAddress(PAGES[id].path, search, declared.query));
    const name = known.title ?? PAGES[id].title;
    const description = shortened(known.description ?? declared.description);
    const isFound = head !== null && isFindable(id) && !search.get('keywords')?.trim();
    return [
      title,
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: address },
      ...(isFound ? [] : [NOINDEX]),
      ...(declared.feeds ? FEEDS : []),
      { property: 'og:site_name', content: PRODUCT_NAME },
      { property: 'og:type', content: known.isArticle ? 'article' : 'website' },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: absolute(known.picture ?? PICTURE.path) },
      { property: 'og:image:width', content: PICTURE.width },
      { property: 'og:image:height', content: PICTURE.height },
      ...(isFound
        ? described([...(known.things ?? []), ...breadcrumbData(id, { name, address, absolute })])
        : []),
    ];
  };
}

/** By its path: a page without a head of its own has the root's, which is told of no route below it. */
function pageAt(pathname: string): PageId | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '') || PAGES.home.path;
  return (Object.keys(PAGES) as PageId[]).find((id) => PAGES[id].path.toLowerCase() === path);
}

const described = (things: readonly SchemaThing[]): MetaDescriptor[] =>
  things.length === 0
    ? []
    : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }];

const shortened = (words: string): string => {
  const characters = [...words.replace(/\s+/g, ' ').trim()];
  return characters.length > LONGEST_DESCRIPTION
    ? `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
    : characters.join('');
};
