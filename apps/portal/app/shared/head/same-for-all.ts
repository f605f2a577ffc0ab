import { PAGES, type PageId } from '../../pages.ts';
import { DECLARED_HEADS } from './declared-heads.ts';

/** What the browser asks for on its way from page to page: a page's data, of these of its routes alone. */
const DATA = { ending: /\.data$/, home: '/_root', routes: '_routes' };

const OWN_PARAMETERS = new Map<string, readonly string[]>([
  ['/', []],
  ...(Object.keys(PAGES) as PageId[]).map((id) => [PAGES[id].path, DECLARED_HEADS[id]?.query ?? []] as const),
]);

/**
 * Whether an address is a page that many ask for, with nothing but its own parameters: then it may be made once for all of
 * them. Whatever else somebody adds is their own question, and so are codes, words and numbers of orders.
 */
export function isSameForAll({ pathname, searchParams }: URL): boolean {
  const isData = DATA.ending.test(pathname);
  const path = isData ? pathname.replace(DATA.ending, '').replace(DATA.home, '/') : pathname;
  const own = OWN_PARAMETERS.get(path);
  return (
    own !== undefined &&
    [...searchParams.keys()].every((name) => own.includes(name) || (isData && name === DATA.routes))
  );
}
