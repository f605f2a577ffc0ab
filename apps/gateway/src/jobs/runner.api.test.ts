import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from '../db/client.ts';
import type { Job } from './job.ts';
import { openJobs } from './runner.ts';

const PATIENCE = { timeout: 25_000, interval: 100 };
const silent = pino({ level: 'silent' });
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
    const runner = await openJobs(database, silent);
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

  it('is done one piece after the other where there is time, not one every two seconds', async () => {
    const [all, done]: [number[], object[]] = [Array.from({ length: 20 }, (_, id) => id), []];
    const runner = await openJobs(database, silent, { hasTime: true });
    await runner.declare([{ name: 'many', work: async (data) => void done.push(data) }]);
    for (const id of all) await runner.enqueue(database.db, 'many', { id });
    await runner.work();
    await expect.poll(() => done, PATIENCE).toEqual(all.map((id) => ({ id })));
    await runner.stop();
  });

  it(
    'is begun when it was handed in where there is time, not when the queue is looked at next',
    async () => {
      const done: object[] = [];
      const runner = await openJobs(database, silent, { hasTime: true });
      await runner.declare([{ name: 'one-by-one', work: async (data) => void done.push(data) }]);
      await runner.work();
      for (let pieces = 1; pieces <= 15; pieces++) {
        await runner.enqueue(database.db, 'one-by-one', {});
        await expect.poll(() => done.length, PATIENCE).toBe(pieces);
      }
      await runner.stop();
    },
    PATIENCE.timeout,
  );

  it('is found where another server left it, as many pieces at a time as there are places, also by one that is busy', async () => {
    const held = Promise.withResolvers<void>();
    const begun: object[] = [];
    const job: Job = {
      name: 'left',
      concurrency: 3,
      work(data) {
        begun.push(data);
        return held.promise;
      },
    };
    const [handingIn, busy] = [
      await openJobs(database, silent),
      await openJobs(database, silent, { hasTime: false }),
    ];
    for (const runner of [handingIn, busy]) await runner.declare([job]);
    await busy.work();
    for (const id of [1, 2, 3, 4]) await handingIn.enqueue(database.db, 'left', { id });
    await expect.poll(() => begun.length, PATIENCE).toBe(3);
    held.resolve();
    await expect.poll(() => begun.length, PATIENCE).toBe(4);
    for (const runner of [busy, handingIn]) await runner.stop();
  });

  it('is looked for in all queues at once, not by each place of each', async () => {
    const asked: string[] = [];
    const overheard: Database = {
      ...database,
      forJobs: {
        // Counted when it is over: a first look still under way would find what is handed in meanwhile.
        async executeSql(text, values) {
          const answer = await database.forJobs.executeSql(text, values);
          asked.push(text);
          return answer;
        },
      },
    };
    const looks = () =>
      asked.filter((text) => text.includes('quiet-') && text.includes('SKIP LOCKED')).length;
    const runner = await openJobs(overheard, silent, { hasTime: true });
    onTestFinished(() => runner.stop());
    const done: object[] = [];
    const work = async (data: object) => void done.push(data);
    await runner.declare(
      Array.from({ length: 10 }, (_, id) => ({ name: `quiet-${id}`, concurrency: 4, work })),
    );
    await runner.work();
    await expect.poll(looks, PATIENCE).toBe(40);
    for (const pieces of [1, 2]) {
      // Found up to two seconds later each: each place by itself would have looked by then.
      await database.db.execute(sql`insert into jobs.job (name, data) values ('quiet-3', '{}')`);
      // A place that has done a piece looks again.
      await expect.poll(looks, PATIENCE).toBe(40 + 2 * pieces);
      expect(done).toHaveLength(pieces);
    }
  });

  it('is done by the next server that starts, also where the clock was ahead when it was handed in or begun', async () => {
    const done: object[] = [];
    const job: Job = {
      name: 'from-the-future',
      async work(data) {
        done.push(data);
      },
    };
    const before = await openJobs(database, silent);
    await before.declare([job]);
    for (const id of ['waiting', 'tried', 'begun'])
      await before.enqueue(database.db, 'from-the-future', { id });
    await before.stop();
    const then = sql`now() + interval '2 days'`;
    await database.db.execute(sql`
      update jobs.job set created_on = ${then}, start_after = ${then},
        state = (case data->>'id' when 'tried' then 'retry' when 'begun' then 'active' else 'created' end)::jobs.job_state,
        started_on = ${then}, heartbeat_on = case data->>'id' when 'begun' then ${then} end
      where name = 'from-the-future'`);
    await database.db.execute(sql`update jobs.version set cron_on = ${then}`);

    const after = await openJobs(database, silent);
    await after.declare([job]);
    await after.work();
    await expect.poll(() => done.length, PATIENCE).toBe(2);
    const { rows } = (await database.db.execute(sql`
      select bool_or(heartbeat_on > now() or cron_on > now()) as ahead from jobs.job, jobs.version`)) as unknown as {
      rows: unknown[];
    };
    // What was begun is silent since now, and taken up a minute later.
    expect(rows).toEqual([{ ahead: false }]);
    await after.stop();
  });

  it('is taken up again by the next server that starts when the one that had begun it fell silent', async () => {
    const runs: object[] = [];
    const gone = Promise.withResolvers<void>();
    const start = async () => {
      const runner = await openJobs(database, silent);
      await runner.declare([
        {
          name: 'interrupted',
          // The first run is one whose server is gone: nobody hears of it.
          work: (data) => (runs.push(data) === 1 ? gone.promise : Promise.resolve()),
        },
      ]);
      await runner.work();
      return runner;
    };
    const first = await start();
    await first.enqueue(database.db, 'interrupted', { id: 'begun' });
    await expect.poll(() => runs.length, PATIENCE).toBe(1);
    const then = sql`now() - interval '2 minutes'`;
    await database.db.execute(sql`update jobs.job set heartbeat_on = ${then} where name = 'interrupted'`);
    await database.db.execute(sql`update jobs.queue set monitor_claim_on = ${then}`);

    const next = await start();
    await expect.poll(() => runs, PATIENCE).toEqual([{ id: 'begun' }, { id: 'begun' }]);
    gone.resolve();
    await next.stop();
    await first.stop();
  }, 60_000);

  it('follows what a new edition says of its retries, its last resort and its hours', async () => {
    const open = async (jobs: Job[]) => {
      const runner = await openJobs(database, silent);
      await runner.declare(jobs);
      await runner.work();
      return runner;
    };
    const patient: Job = {
      name: 'changed',
      retry: { times: 9, firstWaitSeconds: 600 },
      work: async () => {},
    };
    const nightly: Job = { name: 'dropped', cron: '0 3 * * *', work: async () => {} };
    await (await open([patient, nightly])).stop();

    const givenUp: object[] = [];
    const impatient: Job = {
      name: 'changed',
      retry: { times: 1, firstWaitSeconds: 1 },
      async work() {
        throw new Error('no luck');
      },
      async giveUp(data) {
        givenUp.push(data);
      },
    };
    const runner = await open([impatient, { ...nightly, name: 'kept' }]);
    await runner.enqueue(database.db, 'changed', { id: 'lost' });
    await expect.poll(() => givenUp, PATIENCE).toEqual([{ id: 'lost' }]);
    const { rows } = (await database.db.execute(sql`select name from jobs.schedule`)) as unknown as {
      rows: { name: string }[];
    };
    expect(rows).toEqual([{ name: 'kept' }]);
    await runner.stop();
  });
});
