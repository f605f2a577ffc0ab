import { setTimeout as wait } from 'node:timers/promises';
import { isComplete } from '../cluster.ts';
import { OUTSIDE } from '../machines.ts';
import { until } from '../until.ts';
import { Visitor } from '../visitor.ts';
import { dataOf } from './answers.ts';
import { findFaults } from './books.ts';
import { type Load, openLoad } from './load.ts';
import { readBooks } from './read-books.ts';
import type { Trial } from './trials.ts';

const BEFORE_MS = 10_000;
const AFTER_MS = 10_000;
/** Notices are repeated, reports are printed: what is wrong after this stays wrong. */
const SETTLED_WITHIN_MS = 180_000;

export interface Result {
  name: string;
  paid: number;
  pages: number;
  refusals: number;
  longestPageMs: number;
  longestCallMs: number;
  longestPaymentMs: number;
  reasons: string[];
  faults: string[];
}

/** One trial under load, and what the books say afterwards. */
export async function runTrial(name: string, trial: Trial): Promise<Result> {
  await until('the database is whole', SETTLED_WITHIN_MS, isComplete);
  const { shop, load } = await openLoad();
  await wait(BEFORE_MS);
  const broken = await trial().then(
    () => [],
    (error: Error) => [error.message],
  );
  await wait(AFTER_MS);
  await load.stop();

  const { wishes, history } = load;
  return {
    name,
    paid: history.toldPaid.size,
    pages: wishes.count(/^page/).granted,
    refusals: wishes.count(/^(page|order)/).refusals,
    longestPageMs: wishes.longestMs(/^page/),
    longestCallMs: wishes.longestMs(/^order/),
    longestPaymentMs: wishes.longestMs(/^pay/),
    reasons: wishes.reasons(),
    faults: [
      ...broken,
      ...wishes.lost,
      ...(await endedSessions(shop.tokens)),
      ...(await faultsThatStay(load, shop.mobiles)),
    ],
  };
}

async function faultsThatStay({ history }: Load, mobiles: string[]): Promise<string[]> {
  let faults: string[] = [];
  const find = async () => {
    const books = await readBooks(mobiles);
    // The vendors remember every trial before.
    const vendor = books.vendor.filter(({ orderNo }) => history.handedOut.has(orderNo));
    faults = findFaults(history, { ...books, vendor });
    return faults.length === 0;
  };
  await until('the books are in order', SETTLED_WITHIN_MS, find).catch(() => undefined);
  return faults;
}

async function endedSessions(tokens: string[]): Promise<string[]> {
  const visitor = new Visitor(OUTSIDE.address, SETTLED_WITHIN_MS);
  const faults: string[] = [];
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await visitor.ask({ path: '/api/ums-boot/app-api/v1/members/me', headers });
    try {
      dataOf(answer);
    } catch (error) {
      faults.push(`a session has ended: ${(error as Error).message}`);
    }
  }
  visitor.leave();
  return faults;
}
