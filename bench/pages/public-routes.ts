import { gunzipSync } from 'node:zlib';

/** Found by people, not by search engines. */
const NOT_IN_SITEMAPS = ['/login', '/search?keywords=大众', '/traceability'];

const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** What the sitemaps name: every page of the portal, and of each kind of car, part or article the first. */
export async function publicRoutes(origin: string): Promise<string[]> {
  const [pages = '', ...pieces] = await locations(`${origin}/sitemap.xml`);
  const firsts = await Promise.all(
    pieces.map(async (piece) => (await locations(local(piece, origin))).slice(0, 1)),
  );
  const all = [...(await locations(local(pages, origin))), ...firsts.flat()].map(pathOf);
  return [...new Set([...all, ...NOT_IN_SITEMAPS])];
}

/** Sitemaps speak of the public address, which is the balancer's. */
const local = (address: string, origin: string): string => origin + pathOf(address);

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function locations(address: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isZipped ? gunzipSync(bytes) : bytes).toString('utf8');
  return [...text.matchAll(LOCATION)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}
