import { useMatches } from 'react-router';
import { isPageId, PAGES, type Page, type PageId } from '../../pages.ts';

/** The page a route id stands for; "/" is the home page under another address. */
const pageIdOf = (routeId: string | undefined): PageId | null =>
  routeId === 'root-home' ? 'home' : routeId && isPageId(routeId) ? routeId : null;

/** Where a route outside the table (the component showcase) borrows its frame from. */
const PLAIN: PageId = 'referralService';

export function useCurrentPage(): { id: PageId | null; page: Page } {
  const id = pageIdOf(useMatches().at(-1)?.id);
  return { id, page: PAGES[id ?? PLAIN] };
}
