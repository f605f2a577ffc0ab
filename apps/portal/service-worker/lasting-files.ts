import { find, PASSING_CACHE } from './caches.ts';

/** Three builds' worth of what one visitor opens; the oldest go first. */
const MOST_PASSING = 150;

/** Their names change with their content: once fetched, never asked for again. */
export const isLasting = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

export async function lastingFile(request: Request): Promise<Response> {
  const kept = await find(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await keepPassing(request, response.clone()).catch(ignoreFullDisk);
  return response;
}

/** Where it is missing somebody cleared the device: what a page still fetches through this worker leaves nothing behind. */
async function keepPassing(request: Request, response: Response): Promise<void> {
  if (!(await caches.has(PASSING_CACHE))) return;
  const cache = await caches.open(PASSING_CACHE);
  await cache.put(request, response);
  const oldestFirst = await cache.keys();
  await Promise.all(
    oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_PASSING)).map((old) => cache.delete(old)),
  );
}

/** The file is there, only not kept. */
const ignoreFullDisk = (): void => undefined;
