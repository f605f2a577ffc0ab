import { PAGES } from '../../pages.ts';
import { text } from '../../shared/list/list-address.ts';

const KEYWORDS = 'keywords';

export const searchAddress = (keywords: string): string =>
  `${PAGES.search.path}?${new URLSearchParams({ [KEYWORDS]: keywords })}`;

/** Words as the gateway takes them; none, where there are none. */
export const readKeywords = (search: URLSearchParams): string | undefined => text(search.get(KEYWORDS) ?? '');
