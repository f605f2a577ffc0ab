import { HOUR_MS } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from './client.ts';
import { interval, longAgo } from './interval.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['two hours ago', sql`now() - interval '2 hours'`, true],
  ['half an hour ago', sql`now() - interval '30 minutes'`, false],
  ['a moment ahead, by the clock of another machine', sql`now() + interval '10 seconds'`, false],
  ['two days ahead, by a clock that was wrong', sql`now() + interval '2 days'`, true],
])('what happened %s is looked at again after an hour or not', async (_when, moment, isTime) => {
  const question = sql`select ${longAgo(moment, interval(HOUR_MS))} as "isTime"`;
  const { rows } = (await database.db.execute(question)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ isTime }]);
});
