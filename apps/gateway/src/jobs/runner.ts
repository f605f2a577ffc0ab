import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/client.ts';
import type { Job } from './job.ts';

const STOP_TIMEOUT_MS = 10_000;
const TIME_ZONE = 'Asia/Shanghai';

export interface JobRunner {
  /** Puts a job in the queue now, beside its schedule. */
  enqueue(name: string): Promise<void>;
  /** Lets running work finish; what does not make it goes back to the queue for another server. */
  stop(): Promise<void>;
}

export async function startJobs(database: Database, jobs: Job[], log: FastifyBaseLogger): Promise<JobRunner> {
  const boss = new PgBoss({
    db: database.forJobs,
    ...(database.engine === 'pglite' && { backend: 'pglite' }),
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true });
    // PGlite has one connection: a queue first looked up inside a transaction would wait for itself.
    await boss.findJobs(job.name);
    await boss.work(job.name, () => job.work());
    if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
  }
  return {
    async enqueue(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
