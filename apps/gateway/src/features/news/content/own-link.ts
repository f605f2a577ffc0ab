import { isPageAddress, READING_PAGES } from '@cheyantong/domain';

/** Where the files that can be pointed to are read. */
const DETAIL_PAGES = {
  article: '/information/tabs2/detail',
  consumer: READING_PAGES.consumer,
  notice: '/notice-detail',
} as const;

/** Another file of the folder that is pointed to. */
export interface Pointer {
  kind: keyof typeof DETAIL_PAGES;
  slug: string;
}

const POINTER = /^([a-z]+):([a-z0-9-]+)$/;
const isKind = (word: string | undefined): word is Pointer['kind'] =>
  word !== undefined && Object.hasOwn(DETAIL_PAGES, word);

type OwnLink = { address: string; pointer: Pointer | null } | { problem: string };

/** Where a link in a file leads: to a page of ours, or to an article or notice by its file's name. */
export function readOwnLink(href: string): OwnLink {
  const [, kind, slug] = POINTER.exec(href) ?? [];
  if (isKind(kind) && slug) return { address: `${DETAIL_PAGES[kind]}?id=${slug}`, pointer: { kind, slug } };
  if (!/^(\/[^/]|#)/.test(href))
    return {
      problem: `链接 ${href} 不是本站地址，也不是 article:文章名、consumer:消费者资讯名 或 notice:公告名`,
    };
  if (href.startsWith('/') && !isPageAddress(href)) return { problem: `链接 ${href}：本站没有这个页面` };
  return { address: href.replaceAll('"', '%22'), pointer: null };
}
