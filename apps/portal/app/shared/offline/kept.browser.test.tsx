import { SESSION } from '@cheyantong/domain';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter, inAnotherTab, LI, WANG } from '../../../test/members.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { endSession, expireSession } from '../session/session.ts';
import { keep, MOST_KEPT } from './keep.ts';
import { KEPT_DATABASE } from './names.ts';
import { readKept } from './read-kept.ts';

const CONTENT = { vin: 'LRW3E7FS0NC000616', verdict: '一般事故' };

const keepReport = (orderNo: string, content: unknown = CONTENT) =>
  keep({ kind: 'report', address: `/personalCenter/report?orderNo=${orderNo}`, content });

const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === KEPT_DATABASE);

/** What somebody finds who opens the browser's files, key and all. */
async function lookInside() {
  const database = await openDB(KEPT_DATABASE);
  const [keys, things] = await Promise.all([database.getAll('keys'), database.getAll('things')]);
  database.close();
  return { keys, things };
}

const textIn = (things: { bytes: ArrayBuffer; nonce: Uint8Array; id: string }[]): string =>
  things.map(({ bytes, nonce, id }) => [new TextDecoder().decode(bytes), nonce, id].join()).join();

// A browser that has never been here, with the portal open: it sees who comes and goes.
beforeEach(async () => {
  await new Promise((done) => {
    indexedDB.deleteDatabase(KEPT_DATABASE).onsuccess = done;
  });
  await openPortal('/home');
});

test('a member reads again what they read, the newest first, each once', async () => {
  enter(LI);
  await keepReport('D1');
  await keepReport('D2');
  await keepReport('D1', { ...CONTENT, verdict: '无事故' });
  const kept = await readKept('report');
  expect(kept.map(({ address }) => address)).toEqual([
    '/personalCenter/report?orderNo=D1',
    '/personalCenter/report?orderNo=D2',
  ]);
  expect(kept.map(({ content }) => content)).toEqual([{ ...CONTENT, verdict: '无事故' }, CONTENT]);
});

test('nobody reads it in the browser’s files, and the key cannot be taken out', async () => {
  enter(LI);
  await keepReport('D1');
  const { keys, things } = await lookInside();
  expect(textIn(things)).not.toMatch(/LRW3E7FS0NC000616|orderNo|D1|13800138000/);
  expect(keys.map(({ key }) => key.extractable)).toEqual([false]);
  await expect(crypto.subtle.exportKey('raw', keys[0].key)).rejects.toThrow();
});

test('the last ones stay, the oldest go', async () => {
  enter(LI);
  for (let number = 0; number < MOST_KEPT.report + 2; number += 1) await keepReport(`D${number}`);
  const kept = await readKept('report');
  expect(kept).toHaveLength(MOST_KEPT.report);
  expect(kept.map(({ address }) => address)).not.toContain('/personalCenter/report?orderNo=D0');
});

const WAYS_TO_LEAVE = {
  'who logs out': () => endSession(),
  'whose session ran out': () => void expireSession(LI.token),
  'who logs out in another tab': () => inAnotherTab(null),
  'after whom another one logs in': () => enter(WANG),
};

for (const [who, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(`of a member ${who} nothing is left, neither key nor content`, async () => {
    enter(LI);
    await keepReport('D1');
    leave();
    await expect.poll(isThere).toBe(false);
    enter(LI);
    expect(await readKept('report')).toEqual([]);
  });
}

test('under another member’s name it does not open, and is removed', async () => {
  enter(LI);
  await keepReport('D1');
  const { keys, things } = await lookInside();
  enter(WANG);
  await expect.poll(isThere).toBe(false);
  // As if the browser had been closed before it could forget.
  await keepReport('W1');
  const database = await openDB(KEPT_DATABASE);
  await database.put('keys', keys[0], 'key');
  await database.put('things', things[0]);
  database.close();
  expect(await readKept('report')).toEqual([]);
  await expect.poll(isThere).toBe(false);
});

test('a session that nobody used for as long as one may rest is over without a network, too', async () => {
  enter(LI);
  await keepReport('D1');
  expect(await readKept('report', Date.now() + SESSION.idleMs - 1000)).toHaveLength(1);
  expect(await readKept('report', Date.now() + SESSION.idleMs + 1000)).toEqual([]);
  await expect.poll(isThere).toBe(false);
});

test('what is too large is not kept, and what was kept stays', async () => {
  enter(LI);
  await keepReport('D1');
  expect(await keepReport('D2', 'x'.repeat(2_000_000))).toBe(false);
  expect(await readKept('report')).toHaveLength(1);
});

test('a full browser, or one without a database, keeps nothing and troubles nobody', async () => {
  enter(LI);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await keepReport('D1')).toBe(false);
  expect(await readKept('report')).toEqual([]);
});

test('a visitor keeps nothing', async () => {
  expect(await keepReport('D1')).toBe(false);
  expect(await isThere()).toBe(false);
});
