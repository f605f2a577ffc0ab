import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/client.ts';
import { CallLimits } from './call-limits.ts';
import { limitJobs } from './jobs.ts';
import { callCounts } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a limited call', () => {
  const use = (address: string, call = 'valuation') =>
    new CallLimits(database.db).admit({ call, address, perMinute: 3 });

  it('is used so often by one address, however many servers it asks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => use('203.0.113.7')));
    // A minute may turn meanwhile, and then there are two of them.
    const minutes = (await database.db.select().from(callCounts)).length;
    expect(answers.filter(Boolean)).toHaveLength(3 * minutes);
  });

  it('is counted for each address and each call by itself', async () => {
    expect(await use('2400:3200::1')).toBe(true);
    expect(await use('203.0.113.8')).toBe(true);
    expect(await use('203.0.113.7', 'report-check')).toBe(true);
  });

  it('is forgotten soon', async () => {
    await use('203.0.113.9');
    await database.db.update(callCounts).set({ minute: sql`${callCounts.minute} - interval '1 hour'` });
    await limitJobs(database.db)[0]?.work({});
    expect(await database.db.select().from(callCounts)).toEqual([]);
  });
});
