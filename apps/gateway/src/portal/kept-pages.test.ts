import { readFileSync } from 'node:fs';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerBody } from '../http/answer-body.ts';
import { Edition } from '../http/edition.ts';
import { KeptPages, type MadePage, type Make } from './kept-pages.ts';

const MAY_LAG_MS = 1_000;
const A_LONG_TIME_MS = 60_000;
const PATIENCE_MS = 2_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pageSaying(words: string, { forAll = true } = {}): MadePage {
  return {
    page: { status: 200, headers: {}, etag: words, body: new AnswerBody(Buffer.from(words)) },
    forAll,
    madeAt: Date.now(),
    noted: [],
  };
}

function failedPage(): MadePage {
  const { page } = pageSaying('failed');
  return { ...pageSaying('failed', { forAll: false }), page: { ...page, status: 503 } };
}

function portal({ mostBytes = 1_000 } = {}) {
  const edition = new Edition();
  const pages = new KeptPages(edition, { mayLagMs: MAY_LAG_MS, mostBytes });
  let content = 'first';
  let made = 0;
  const maker = async () => {
    made += 1;
    return pageSaying(content);
  };
  return {
    edition,
    pages,
    change: (words: string) => {
      content = words;
    },
    look: async (name = 'home', make: Make = maker) => String((await pages.show(name, make)).body.plain),
    get made() {
      return made;
    },
  };
}

describe('a page that is the same for everybody', () => {
  it('is made once for all who ask, also for those who ask while it is made', async () => {
    const visit = portal();
    expect(await Promise.all([visit.look(), visit.look()])).toEqual(['first', 'first']);
    expect(await visit.look()).toBe('first');
    expect(visit.made).toBe(1);
  });

  it('is not shown any more once this server has changed something', async () => {
    const visit = portal();
    await visit.look();
    visit.change('second');
    expect(await visit.look()).toBe('first');
    visit.edition.begin();
    expect(await visit.look()).toBe('second');
  });

  it.each([
    ['cannot be made', () => Promise.reject(new Error('the database is away'))],
    ['lacks parts', async () => pageSaying('half', { forAll: false })],
    ['says that it failed', async () => failedPage()],
  ])('is shown as it was while a new one %s', async (_what, inTrouble) => {
    const visit = portal();
    await visit.look();
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    expect(await visit.look('home', inTrouble)).toBe('first');
    visit.change('second');
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    expect(await visit.look()).toBe('second');
  });

  it('is shown as it was while a new one does not come', async () => {
    const visit = portal();
    await visit.look();
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    const shown = visit.look('home', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(A_LONG_TIME_MS);
    expect(await shown).toBe('first');
  });

  it('is waited for in vain by one visitor, not by everybody who comes after', async () => {
    const visit = portal();
    await visit.look();
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    const never = () => new Promise<MadePage>(() => undefined);
    const first = visit.look('home', never);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await first).toBe('first');
    expect(visit.pages.show('home', never)).not.toBeInstanceOf(Promise);
  });

  it('is gone when it is gone', async () => {
    const visit = portal();
    await visit.look();
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    const gone = pageSaying('gone', { forAll: false });
    const nothing = { ...gone, page: { ...gone.page, status: 404 } };
    expect(await visit.look('home', async () => nothing)).toBe('gone');
  });

  it('that was begun before a change is not shown to those who ask after it', async () => {
    const visit = portal();
    const slow = Promise.withResolvers<MadePage>();
    const before = visit.look('home', () => slow.promise);
    visit.edition.begin();
    visit.change('second');
    expect(await visit.look()).toBe('second');
    slow.resolve(pageSaying('first'));
    expect(await before).toBe('first');
    expect(await visit.look()).toBe('second');
  });

  it('is made anew behind the backs of those who ask, and waited for after a pause', async () => {
    const visit = portal();
    await visit.look();
    visit.change('second');
    vi.advanceTimersByTime(MAY_LAG_MS);
    expect(await visit.look()).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(await visit.look()).toBe('second');
    visit.change('third');
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    expect(await visit.look()).toBe('third');
  });

  it('stays when making it anew fails, and is kept by nobody who got only half of it', async () => {
    const visit = portal();
    await visit.look();
    vi.advanceTimersByTime(MAY_LAG_MS);
    const fail = () => Promise.reject(new Error('too busy'));
    expect(await visit.look('home', fail)).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(await visit.look('home', async () => pageSaying('half', { forAll: false }))).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(await visit.look()).toBe('first');
    await expect(visit.look('other', fail)).rejects.toThrow('too busy');
  });

  it('is forgotten for others when there are too many', async () => {
    const visit = portal({ mostBytes: 20 });
    for (const name of ['home', 'cars', 'parts']) await visit.look(name);
    await visit.look('parts');
    expect(visit.made).toBe(3);
    await visit.look('home');
    expect(visit.made).toBe(4);
  });

  it.each([
    ['after a pause', () => vi.advanceTimersByTime(A_LONG_TIME_MS)],
    ['after a change of this server’s', (edition: Edition) => edition.begin()],
  ])('is held against what would be made, %s, and shown as long as it is that', async (_when, passes) => {
    const visit = portal();
    await visit.look();
    const stillHolds: Make = async (before) => before ?? pageSaying('none');
    for (let times = 0; times < 2; times++) {
      passes(visit.edition);
      expect(await visit.look('home', stillHolds)).toBe('first');
    }
    expect(visit.pages.show('home', stillHolds)).not.toBeInstanceOf(Promise);
  });

  it('that is the same as before is not compressed a second time', async () => {
    const visit = portal();
    const first = await visit.pages.show('home', async () => pageSaying('first'));
    vi.advanceTimersByTime(A_LONG_TIME_MS);
    await visit.look();
    expect(await visit.pages.show('home', async () => pageSaying('other'))).toBe(first);
  });

  it.each([
    { accepted: ['zstd', 'br', 'gzip'], unpack: zstdDecompressSync },
    { accepted: ['br', 'gzip'], unpack: brotliDecompressSync },
  ] as const)(
    'that has stood for a while is compressed more densely, and goes out as it was until then: $accepted',
    async ({ accepted, unpack }) => {
      const visit = portal({ mostBytes: 1_000_000 });
      const make = async () => pageSaying(readFileSync(new URL(import.meta.url), 'utf8'));
      const { body } = await visit.pages.show('home', make);
      const quick = await body.sent(accepted);
      expect(unpack(quick.bytes)).toEqual(body.plain);
      await visit.pages.show('home', make);
      expect(body.canBeDenser).toBe(true);
      vi.advanceTimersByTime(A_LONG_TIME_MS);
      expect((await visit.pages.show('home', make)).body.sent(accepted)).toBe(quick);
      await vi.waitFor(() => expect(body.sent(accepted)).not.toBe(quick));
      const dense = await body.sent(accepted);
      expect(dense.encoding).toBe('br');
      expect(dense.bytes.length).toBeLessThan(quick.bytes.length);
      expect(brotliDecompressSync(dense.bytes)).toEqual(body.plain);
    },
  );
});
