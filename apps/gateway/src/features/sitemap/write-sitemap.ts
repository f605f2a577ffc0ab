import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { rfc3339 } from '@cheyantong/domain';
import { XML_HEAD, xmlElement } from '../../http/xml.ts';
import { MOST_PAGES, type SitemapSource } from './source.ts';

/** Rows that are read, and held, at a time. */
const AT_A_TIME = 5_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Sitemap {
  url: string;
  changedAt?: Date;
}

const entry = (name: string, { url, changedAt }: Sitemap): string =>
  `<${name}>${xmlElement('loc', url)}${changedAt ? xmlElement('lastmod', rfc3339(changedAt)) : ''}</${name}>\n`;

export const sitemapIndex = (sitemaps: readonly Sitemap[]): string =>
  `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.map((each) => entry('sitemap', each)).join('')}</sitemapindex>\n`;

/** A piece of a source, zipped while it is read: some 6 MB of text are never held at once. */
export async function zippedSitemap(
  source: SitemapSource,
  piece: number,
  publicUrl: string,
): Promise<Uint8Array> {
  const zipped = createGzip();
  const [body] = await Promise.all([buffer(zipped), pipeline(lines(source, piece, publicUrl), zipped)]);
  return body;
}

async function* lines(source: SitemapSource, piece: number, publicUrl: string): AsyncGenerator<string> {
  yield `${XML_HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  const before = BigInt(piece + 1) * BigInt(MOST_PAGES);
  let from: bigint | undefined = BigInt(piece) * BigInt(MOST_PAGES);
  while (from !== undefined) {
    const pages = await source.pages({ from, before, limit: AT_A_TIME });
    yield pages
      .map(({ address, changedAt }) => entry('url', { url: publicUrl + address, changedAt }))
      .join('');
    const last = pages.length === AT_A_TIME ? pages.at(-1) : undefined;
    from = last && last.id + 1n;
  }
  yield '</urlset>\n';
}
