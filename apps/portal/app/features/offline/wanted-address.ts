import { isPageAddress } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

/** Where the visitor was going when there was no network; the service worker writes it. */
const WANTED_KEY = 'to';

/** A page of ours, or none: a link must not lead a visitor away through our door. */
export function wantedAddress(search: URLSearchParams): string | null {
  const wanted = search.get(WANTED_KEY);
  return wanted !== null && isPageAddress(wanted) && !wanted.startsWith(PAGES.offline.path) ? wanted : null;
}

export const offlineAddress = (wanted: string): string =>
  `${PAGES.offline.path}?${WANTED_KEY}=${encodeURIComponent(wanted)}`;
