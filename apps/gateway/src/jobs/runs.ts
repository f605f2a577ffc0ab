import { Histogram } from 'prom-client';
import { figures } from '../observability/figures.ts';

const LATENCY_BUCKETS_S = [0.01, 0.05, 0.25, 1, 5, 30, 120];

const runs = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time a job took, by queue and outcome: done, or failed and perhaps tried again; queues that end in -given-up hold what was not',
  labelNames: ['queue', 'outcome'],
  buckets: LATENCY_BUCKETS_S,
  registers: [figures],
});

/** A queue whose first job is a reason for an alert begins at 0: Prometheus cannot see a counter grow that is first seen at 1. */
export const expectRunsOf = (queue: string): void => runs.zero({ queue, outcome: 'done' });

/** Counts and times a run of a job. */
export async function watchRun(queue: string, work: () => Promise<void>): Promise<void> {
  const end = runs.startTimer({ queue });
  try {
    await work();
    end({ outcome: 'done' });
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
