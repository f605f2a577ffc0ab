import { isPageAddress } from '@cheyantong/domain';

/** Another file of the folder that is pointed to. */
export interface Pointer {
  kind: 'article' | 'notice';
  slug: string;
}

const POINTER = /^(article|notice):([a-z0-9-]+)$/;
const DETAIL_PAGES = { article: '/information/tabs2/detail', notice: '/notice-detail' } as const;

type OwnLink = { address: string; pointer: Pointer | null } | { problem: string };

/** Where a link in a file leads: to a page of ours, or to an article or notice by its file's name. */
export function readOwnLink(href: string): OwnLink {
  const [, kind, slug] = POINTER.exec(href) ?? [];
  if ((kind === 'article' || kind === 'notice') && slug)
    return { address: `${DETAIL_PAGES[kind]}?id=${slug}`, pointer: { kind, slug } };
  if (!/^(\/[^/]|#)/.test(href))
    return { problem: `链接 ${href} 不是本站地址，也不是 article:文章名 或 notice:公告名` };
  if (href.startsWith('/') && !isPageAddress(href)) return { problem: `链接 ${href}：本站没有这个页面` };
  return { address: href.replaceAll('"', '%22'), pointer: null };
}
