import { PAGES, type PageId } from '../../../pages.ts';

interface HandedPage {
  id: PageId | undefined;
  title: string;
  search: URLSearchParams;
  /** Shows nothing to a visitor. */
  isForMembers: boolean;
}

/** What our own table says of an address that came from another device; that device is not asked. */
export function handedPage(path: string): HandedPage {
  const { pathname, searchParams } = new URL(path, 'https://portal');
  const id = (Object.keys(PAGES) as PageId[]).find((each) => PAGES[each].path === pathname);
  return {
    id,
    title: id ? PAGES[id].title : '刚才的页面',
    search: searchParams,
    isForMembers: pathname.startsWith(PAGES.personalCenter.path) && id !== 'accountClosed',
  };
}
