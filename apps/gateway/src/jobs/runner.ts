import { MINUTE_MS, SECOND_MS } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import type { Database } from '../db/client.ts';
import type { AskedFigures } from '../observability/asked-figures.ts';
import { setRightAfterAWrongClock } from './after-a-wrong-clock.ts';
import type { Enqueue, Job } from './job.ts';
import { type Leisure, LeisureOfLoop } from './leisure.ts';
import { sayTroubles } from './queue-troubles.ts';
import { expectRunsOf, watchRun } from './runs.ts';
import { runTraced, withTrace } from './traced-job.ts';
import { waitingJobs } from './waiting-jobs.ts';
import { WorkPlaces } from './work-places.ts';

const STOP_TIMEOUT_MS = 10_000;
const TIME_ZONE = 'Asia/Shanghai';
const DEFAULT_RETRY = { times: 5, firstWaitSeconds: 1 };
/** A server that died, or lost the database, is known by its silence; its work is taken up by another. Long enough for a busy process. */
const SILENT_AFTER_SECONDS = 60;

/** For work that was not handed in here, or is to be tried again. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

/** A clock that was wrong may be set right at any time. */
const SET_RIGHT_EVERY_MS = 10 * MINUTE_MS;

/** Our handle does not say what its driver answers with; both drivers answer with rows. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

export interface JobRunner {
  enqueue: Enqueue;
  /** What waits in the queues. */
  figures: AskedFigures;
  /** Makes the queues as these jobs want them; work can be handed in for jobs that have ever been declared. */
  declare(jobs: readonly Job[]): Promise<void>;
  /** Begins to take what was declared from the queues; a process that only hands work in does not call it. */
  work(): Promise<void>;
  /** Lets running work finish; what does not make it goes back to the queue for another server. */
  stop(): Promise<void>;
}

/** Opens the queues before there are jobs, because features want to hand work in and the jobs are theirs. */
export async function openJobs(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  leisure: Leisure = new LeisureOfLoop(),
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: database.forJobs,
    ...(database.engine === 'pglite' && { backend: 'pglite' }),
    schema: 'jobs',
  });
  const say = sayTroubles(log);
  boss.on('error', say);
  await boss.start();
  const declared: Job[] = [];
  const rounds: NodeJS.Timeout[] = [];

  const places = new WorkPlaces(boss, database.db, leisure);

  const take = (queue: string, concurrency: number, work: (data: object) => Promise<void>) =>
    places.open(queue, concurrency, async (data) => {
      try {
        await watchRun(queue, () => runTraced(queue, data, work));
      } catch (error) {
        log.warn({ err: error, queue }, 'job failed');
        throw error;
      }
    });

  return {
    async enqueue(handle, name, data) {
      await boss.send(name, withTrace(data), { db: fromDrizzle(handle as DrizzleTransaction, sql) });
      places.lookSoon(name);
    },
    figures: waitingJobs(database.db),
    async declare(jobs) {
      for (const job of jobs) await openQueue(boss, job);
      declared.push(...jobs);
    },
    async work() {
      for (const job of declared) {
        await take(job.name, job.concurrency ?? 1, (data) => job.work(data));
        if (job.giveUp) {
          expectRunsOf(givenUp(job));
          await take(givenUp(job), 1, async (data) => job.giveUp?.(data));
        }
        if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
      }
      await dropOldSchedules(boss, declared);
      const setRight = () => setRightAfterAWrongClock(database.db).catch(say);
      await setRight();
      rounds.push(
        setInterval(() => places.lookEverywhere().catch(say), LOOK_EVERY_MS).unref(),
        setInterval(setRight, SET_RIGHT_EVERY_MS).unref(),
      );
      // The queue looks for silence a minute after its start, and then every minute: where no server lives that long, nobody would.
      await boss.supervise().catch(say);
    },
    stop() {
      rounds.forEach(clearInterval);
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

const givenUp = ({ name }: Job): string => `${name}-given-up`;

/** A queue that exists is not changed by creating it, so an installation would keep the settings it began with. */
async function openQueue(boss: PgBoss, job: Job): Promise<void> {
  const { times, firstWaitSeconds } = job.retry ?? DEFAULT_RETRY;
  const retry = {
    retryLimit: times,
    retryDelay: firstWaitSeconds,
    retryBackoff: true,
    heartbeatSeconds: SILENT_AFTER_SECONDS,
  };
  if (job.giveUp) await placeQueue(boss, givenUp(job), retry);
  await placeQueue(boss, job.name, { ...retry, deadLetter: job.giveUp ? givenUp(job) : null });
  // PGlite has one connection: a queue first looked up inside a transaction would wait for itself.
  await boss.findJobs(job.name);
}

async function placeQueue(boss: PgBoss, name: string, settings: UpdateQueueOptions): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
}

/** What no job declares any more would be called for ever, with nobody to do it. */
async function dropOldSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}
