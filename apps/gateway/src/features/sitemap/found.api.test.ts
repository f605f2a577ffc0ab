import { eq, sql } from 'drizzle-orm';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { readEnv } from '../../env.ts';
import { mountPortal } from '../../portal/mount.ts';
import { articles } from '../news/tables.ts';
import { partsForSitemap } from '../parts/parts-for-sitemap.ts';
import { parts } from '../parts/tables.ts';
import { testWarehouse } from '../parts/test-parts.ts';
import { carsForSitemap } from '../used-cars/cars-for-sitemap.ts';
import { usedCars } from '../used-cars/tables.ts';
import { openTestYard, type TestYard } from '../used-cars/test-cars.ts';
import { models } from '../vehicles/tables.ts';
import type { SitemapSource } from './source.ts';
import { SITEMAP, SITEMAP_INDEX } from './test-schema.ts';

const PORTAL = 'https://portal.example';
const NASTY_AS_READ = `]]></title></script><script>alert(1)</script><!--<script> "量" & '价'\u2028`;
const NASTY = `${NASTY_AS_READ}\u0008`;
const NAMES = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9', a: 'http://www.w3.org/2005/Atom' };

let gateway: TestGateway;
let yard: TestYard;
let carId: string;
beforeAll(async () => {
  const settings = { PUBLIC_URL: `${PORTAL}/` };
  gateway = await startTestGateway(settings);
  await mountPortal(gateway.app, readEnv(settings), { pagesMayLagMs: 0 });
  yard = await openTestYard(gateway.database.db);
  carId = await yard.park('three');
  await yard.park('x3', { status: 'sold' });
  await testWarehouse(gateway.database.db).addPart({ publishedAt: new Date('2026-11-01T01:00:00Z') });
  await write('nasty', { title: NASTY, summary: NASTY });
  await write('of-parts', { category: 'reusedNews', revisedAt: new Date('2026-11-02T01:00:00Z') });
  await write('tomorrow', { publishedAt: new Date(Date.now() + 86_400_000) });
  await write('withdrawn', { withdrawnAt: new Date() });
});
afterAll(() => gateway.close());

const write = (slug: string, more: Partial<typeof articles.$inferInsert> = {}) =>
  gateway.database.db.insert(articles).values({
    slug,
    category: 'testNotice',
    title: `文章 ${slug}`,
    tags: [],
    top: false,
    contentHtml: '<p>正文</p>',
    headings: [],
    attachments: [],
    words: slug,
    characters: 2,
    digest: slug,
    publishedAt: new Date('2026-11-01T01:00:00Z'),
    ...more,
  });

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const read = async (url: string): Promise<XmlDocument> => XmlDocument.fromString((await get(url)).body);
const texts = (found: XmlDocument, path: string): string[] =>
  found.find(path, NAMES).map((node) => node.content);

function expectValid(found: XmlDocument, rules: string): void {
  using schema = XmlDocument.fromString(rules);
  using validator = XsdValidator.fromDoc(schema);
  validator.validate(found);
}

describe('the sitemap', () => {
  it('names every sitemap by its whole address, each of which is there and valid', async () => {
    using index = await read('/sitemap.xml');
    expectValid(index, SITEMAP_INDEX);
    expect(texts(index, '//s:loc')).toEqual([
      `${PORTAL}/sitemap-pages.xml`,
      `${PORTAL}/sitemap-articles-0.xml`,
      `${PORTAL}/sitemap-cars-0.xml`,
      `${PORTAL}/sitemap-parts-0.xml`,
    ]);
    for (const name of ['articles', 'cars', 'parts']) {
      using sitemap = await read(`/sitemap-${name}-0.xml`);
      expectValid(sitemap, SITEMAP);
    }
  });

  it('has the cars for sale and the articles that are out, and when they last changed', async () => {
    using cars = await read('/sitemap-cars-0.xml');
    expect(texts(cars, '//s:loc')).toEqual([
      expect.stringMatching(/^https:\/\/portal\.example\/usedCar\/detail\?vehicleId=\d+$/),
    ]);
    using news = await read('/sitemap-articles-0.xml');
    expect(texts(news, '//s:loc')).toEqual([
      `${PORTAL}/information/tabs2/detail?id=nasty`,
      `${PORTAL}/information-detail?id=of-parts`,
    ]);
    expect(texts(news, '//s:lastmod')).toEqual(['2026-11-01T09:00:00+08:00', '2026-11-02T09:00:00+08:00']);
  });

  it('says that a car or a part changed when its price did, and not when a piece was held for somebody', async () => {
    const { db } = gateway.database;
    const dates = async (source: SitemapSource) =>
      (await source.pages({ from: 0n, before: 50_000n, limit: 9 })).map(({ changedAt }) => changedAt);
    const cars = carsForSitemap(db);
    const [published] = await dates(cars);
    await db.update(usedCars).set({ priceYuan: 139_000 });
    const [revised] = await dates(cars);
    expect(revised?.getTime()).toBeGreaterThan(published?.getTime() ?? Number.NaN);
    expect(await cars.pieces()).toEqual([{ piece: 0, changedAt: revised }]);
    await db.update(usedCars).set({ changedIn: sql`(pg_current_xact_id()::text::bigint + 1)::text::xid8` });
    expect(await dates(cars)).toEqual([revised]);

    const offers = partsForSitemap(db);
    const [offered] = await dates(offers);
    await db.update(parts).set({ reserved: 1 });
    expect(await dates(offers)).toEqual([offered]);
    await db.update(parts).set({ priceCents: 99_00 });
    expect((await dates(offers))[0]?.getTime()).toBeGreaterThan(offered?.getTime() ?? Number.NaN);
  });

  it('comes zipped to whoever can read it so, and not at all to whoever has it', async () => {
    const zipped = await get('/sitemap-cars-0.xml', { 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const again = await get('/sitemap-cars-0.xml', { 'if-none-match': String(zipped.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/sitemap-cars-1.xml', '/sitemap-cars-x.xml', '/sitemap-cars--1.xml'])(
    'is not there as %s',
    async (address) => expect((await get(address)).statusCode).toBe(404),
  );

  it('is named to robots', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${PORTAL}/sitemap.xml`);
  });
});

describe('the page of a thing with a hostile name', () => {
  const scripts = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', body = '']) => ({
      isData: attributes.includes('application/ld+json'),
      body,
    }));
  /** What the page tells search engines, of which nothing may end the script it stands in or begin another. */
  async function told(address: string): Promise<{ scripts: number; names: unknown[] }> {
    const found = scripts((await get(address)).body);
    const data = found.filter(({ isData }) => isData);
    for (const { body } of data) expect(body).not.toMatch(/[<\u2028]/);
    const things = data.flatMap(({ body }) => JSON.parse(body)['@graph']);
    return { scripts: found.length, names: things.flatMap(({ name, headline }) => name ?? headline ?? []) };
  }

  it('says it as it was written, and has no script more than another', async () => {
    const ordinary = await told('/information-detail?id=of-parts');
    expect(await told('/information/tabs2/detail?id=nasty')).toEqual({
      scripts: ordinary.scripts,
      names: [NASTY],
    });

    const car = `/usedCar/detail?vehicleId=${carId}`;
    const before = await told(car);
    await gateway.database.db
      .update(models)
      .set({ trim: NASTY })
      .where(eq(models.id, yard.catalogue.three.model.id));
    await gateway.database.db.update(usedCars).set({ mileageKm: 30_001 });
    expect(await told(car)).toEqual({
      scripts: before.scripts,
      names: [expect.stringContaining(NASTY)],
    });
  });
});

describe('a feed', () => {
  it('of RSS has what RSS 2.0 requires, and says what was written', async () => {
    using feed = await read('/rss.xml');
    expect(texts(feed, '/rss/@version')).toEqual(['2.0']);
    for (const required of ['title', 'link', 'description'])
      expect(texts(feed, `/rss/channel/${required}`)).toEqual([expect.stringMatching(/./)]);
    expect(texts(feed, '//item/title')).toEqual(['文章 of-parts', NASTY_AS_READ]);
    expect(texts(feed, '//item/pubDate')).toEqual(Array(2).fill('Sun, 01 Nov 2026 01:00:00 GMT'));
    expect(texts(feed, '//item/link')[0]).toBe(`${PORTAL}/information-detail?id=of-parts`);
  });

  it('of Atom has what RFC 4287 requires of the feed and of each entry', async () => {
    using feed = await read('/atom.xml');
    for (const required of ['id', 'title', 'updated', 'author/a:name', "link[@rel='self']/@href"])
      expect(texts(feed, `/a:feed/a:${required}`)).toEqual([expect.stringMatching(/./)]);
    expect(texts(feed, '//a:entry/a:title')).toEqual(['文章 of-parts', NASTY_AS_READ]);
    expect(texts(feed, '//a:entry/a:updated')).toEqual([
      '2026-11-02T09:00:00+08:00',
      '2026-11-01T09:00:00+08:00',
    ]);
    expect(texts(feed, '//a:entry/a:link/@href')).toHaveLength(2);
  });

  it('names an article by an id that is the same in both and never changes', async () => {
    using rss = await read('/rss.xml');
    using atom = await read('/atom.xml');
    expect(texts(rss, '//item/guid')).toEqual(texts(atom, '//a:entry/a:id'));
    expect(texts(rss, '//item/guid')[0]).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it.each(['/rss.xml', '/atom.xml'])('%s is not sent again to whoever has it', async (address) => {
    const first = await get(address);
    const known = { etag: String(first.headers.etag), date: String(first.headers['last-modified']) };
    expect(known.date).toBe('Mon, 02 Nov 2026 01:00:00 GMT');
    expect((await get(address, { 'if-none-match': known.etag })).statusCode).toBe(304);
    expect((await get(address, { 'if-modified-since': known.date })).statusCode).toBe(304);
    expect((await get(address, { 'if-modified-since': 'Sun, 01 Nov 2026 01:00:00 GMT' })).statusCode).toBe(
      200,
    );
  });
});
