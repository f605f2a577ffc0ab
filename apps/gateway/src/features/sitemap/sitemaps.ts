import { MINUTE_MS } from '@cheyantong/domain';
import { type KeptAnswer, keptAnswer } from '../../http/kept-answer.ts';
import { Turnstile } from '../../http/turnstile.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { SitemapSource } from './source.ts';
import { sitemapIndex, zippedSitemap } from './write-sitemap.ts';

const LIFE_MS = 10 * MINUTE_MS;
/** A million cars are twenty pieces. */
const MOST_KEPT = 32;
/** Reading a piece keeps a connection for a while; one at a time leaves the others to the visitors. */
const READING = { atOnce: 1, mayWait: 8 };
const XML = 'application/xml; charset=utf-8';

type Pieces = Awaited<ReturnType<SitemapSource['pieces']>>;

/** What search engines are told, worked out once in a while however many of them ask. */
export class Sitemaps {
  readonly #publicUrl: string;
  readonly #turnstile = new Turnstile(READING);
  readonly #pieces = new ShortLived<Promise<Pieces>>({ lifeMs: LIFE_MS, size: MOST_KEPT });
  readonly #answers = new ShortLived<Promise<KeptAnswer>>({ lifeMs: LIFE_MS, size: MOST_KEPT });

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** All sitemaps: the portal's own of its pages, and every piece of the sources. */
  async index(sources: readonly SitemapSource[]): Promise<KeptAnswer> {
    const sitemaps = [{ url: `${this.#publicUrl}/sitemap-pages.xml` }];
    for (const source of sources) {
      const pieces = await this.#piecesOf(source);
      sitemaps.push(
        ...pieces.map(({ piece, changedAt }) => ({
          url: `${this.#publicUrl}/sitemap-${source.name}-${piece}.xml`,
          changedAt,
        })),
      );
    }
    return keptAnswer({ type: XML, body: Buffer.from(sitemapIndex(sitemaps)) });
  }

  /** Nothing where the source has no page with such ids. */
  async piece(source: SitemapSource, wanted: number): Promise<KeptAnswer | undefined> {
    const known = (await this.#piecesOf(source)).find(({ piece }) => piece === wanted);
    if (!known) return undefined;
    return remembered(this.#answers, `${source.name}-${wanted}`, async () => {
      const body = await this.#turnstile.pass(() => zippedSitemap(source, wanted, this.#publicUrl));
      return keptAnswer({ type: XML, body, zipped: true, changedAt: known.changedAt });
    });
  }

  #piecesOf(source: SitemapSource): Promise<Pieces> {
    return remembered(this.#pieces, source.name, () => this.#turnstile.pass(() => source.pieces()));
  }
}
