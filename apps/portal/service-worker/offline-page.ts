import { find, OFFLINE_CACHE } from './caches.ts';

const OFFLINE_PAGE = '/offline';
/** Asked for by every page under names that do not change. */
const NAMED_FILES = ['/boot.js', '/favicon.svg'];

export const isNamedFile = ({ pathname }: URL): boolean => NAMED_FILES.includes(pathname);

/** The page names the files it begins with; what it fetches later for reports comes when there is one to read. */
export async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (page.status !== 200 || page.redirected) throw new Error(`the offline page answered ${page.status}`);
  const files = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll([...new Set([...files, ...BUILD.fonts, ...BUILD.layers, ...NAMED_FILES])]);
  await cache.put(OFFLINE_PAGE, page);
}

export async function keepReportFiles(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(BUILD.reportFiles.filter((file) => !kept.has(file)));
}

/** Pages hold prices, stock and members' data: only ever fresh from the server, or not at all. */
export async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    return insteadOf(new URL(event.request.url));
  }
}

/** An address of its own: the page is rendered for it, and knows by `to` where the visitor was going. */
async function insteadOf({ pathname, search }: URL): Promise<Response> {
  const offlinePage = await find(OFFLINE_PAGE);
  if (!offlinePage) return Response.error();
  if (pathname === OFFLINE_PAGE) return offlinePage;
  return Response.redirect(`${OFFLINE_PAGE}?to=${encodeURIComponent(pathname + search)}`);
}

export async function namedFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await find(request.url)) ?? Response.error();
  }
}
