import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Call } from '../support/ask.ts';

const CARS = '/api/vehicle-boot/app-api/v1/usedCar';
const PARTS = '/api/vehicle-boot/api/v1/vehiclePart';
const FIRST_ID = 1001;
const VISIT_EVERY_MS = 150;
const PAY_EVERY_MS = 3_000;
/** More would be a rush, on a machine that others use as well. */
const MOST_AT_ONCE = 10;

const upTo = (count: number): number => Math.floor(Math.random() * count);
const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length)] as T;
const anId = (among: number): string => String(FIRST_ID + upTo(among));

/** As often as they stand here. */
const VISITS: readonly (() => Call)[] = [
  () => ({
    path: oneOf(['/home', '/usedCar/tabs1', '/information/tabs1', '/reusableTabs/tabs1', '/traceability']),
  }),
  () => ({ path: oneOf(['/home', '/usedCar/tabs1']) }),
  // Not kept: it is made anew.
  () => ({ path: `/home?visit=${upTo(1e9)}` }),
  () => ({ path: `${CARS}/queryPageList`, body: { pageNum: 1 + upTo(40), pageSize: 12 } }),
  () => ({
    path: `${CARS}/queryPageList`,
    body: { pageNum: 1, pageSize: 12, priceMin: upTo(20), sortField: oneOf(['price', 'mileage']) },
  }),
  () => ({ path: `${CARS}/queryPageList`, body: { pageNum: 1, pageSize: 12, brandId: anId(60) } }),
  () => ({ path: `${CARS}/detail/${anId(500)}` }),
  () => ({ path: `${CARS}/detail/${anId(500)}` }),
  () => ({ path: `${CARS}/queryRecommendedList`, body: { vehicleId: anId(500), pageSize: 8 } }),
  () => ({
    path: `/api/system-boot/api/v1/search?keywords=${encodeURIComponent(oneOf(['大众', '丰田', '电池', 'SUV', '车门']))}${upTo(50)}`,
  }),
  () => ({ path: `${PARTS}/list`, body: { pageNum: 1 + upTo(20), pageSize: 12 } }),
  () => ({ path: `${PARTS}/partDetail/${anId(1000)}` }),
];

export interface Soaking {
  asked: number;
  paid: number;
  /** Answers other than 200: a car that is sold has no page, others should not be here. */
  refused: Map<string, number>;
}

/** Keeps a steady stream of visitors, and of members who buy something, until it is told to end. */
export function keepVisiting(
  port: number,
  pay: (shopper: number) => Promise<void>,
  { shoppers, until }: { shoppers: number; until: AbortSignal },
): { soaking: Soaking; ended: Promise<unknown> } {
  const agent = new Agent({ keepAlive: true });
  const soaking: Soaking = { asked: 0, paid: 0, refused: new Map() };
  const note = (problem: unknown) => {
    const [words] = String(problem).split('{');
    const key = (words ?? '').replace(/\d{4,}/g, '…').slice(0, 120);
    soaking.refused.set(key, (soaking.refused.get(key) ?? 0) + 1);
  };
  let underWay = 0;
  const every = async (ms: number, act: () => Promise<unknown>) => {
    for (; !until.aborted; await wait(ms)) {
      if (underWay >= MOST_AT_ONCE) continue;
      underWay += 1;
      act()
        .catch(note)
        .finally(() => {
          underWay -= 1;
        });
    }
  };
  const visit = async () => {
    soaking.asked += 1;
    await ask(agent, port, oneOf(VISITS)());
  };
  const buy = async () => {
    await pay(soaking.paid % shoppers);
    soaking.paid += 1;
  };
  return { soaking, ended: Promise.all([every(VISIT_EVERY_MS, visit), every(PAY_EVERY_MS, buy)]) };
}
