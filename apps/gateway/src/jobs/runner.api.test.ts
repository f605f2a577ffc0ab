import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from '../db/client.ts';
import type { Job } from './job.ts';
import { openJobs } from './runner.ts';

const PATIENCE = { timeout: 25_000, interval: 100 };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('work handed in for later', () => {
  it('is done with its data, tried again, given up in the end, and forgotten with its transaction', async () => {
    const done: object[] = [];
    const tried: object[] = [];
    const givenUp: object[] = [];
    const jobs: Job[] = [
      {
        name: 'good',
        async work(data) {
          done.push(data);
        },
      },
      {
        name: 'hopeless',
        retry: { times: 1, firstWaitSeconds: 1 },
        async work(data) {
          tried.push(data);
          throw new Error('no luck');
        },
        async giveUp(data) {
          givenUp.push(data);
        },
      },
    ];
    const runner = await openJobs(database, pino({ level: 'silent' }));
    await runner.declare(jobs);
    const handIn = (name: string, data: object, problem?: Error) =>
      database.db.transaction(async (tx) => {
        await runner.enqueue(tx, name, data);
        if (problem) throw problem;
      });
    await expect(handIn('good', { id: 'rolled back' }, new Error('rolled back'))).rejects.toThrow();
    await handIn('good', { id: 'committed' });
    await handIn('hopeless', { id: 'lost' });

    await runner.work();
    await expect.poll(() => givenUp, PATIENCE).toEqual([{ id: 'lost' }]);
    expect(tried).toEqual([{ id: 'lost' }, { id: 'lost' }]);
    expect(done).toEqual([{ id: 'committed' }]);
    await runner.stop();
  });
});
