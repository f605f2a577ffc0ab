import { traced, traceHeaders } from '../observability/tracing/trace.ts';

/** Who hands work in is named in it; a server that does not trace takes the name away, too. */
export const withTrace = (data: object): object => ({ ...data, ...traceHeaders() });

/** Does a job as a part of what it was handed in by, maybe on another server and hours before. */
export const runTraced = (
  queue: string,
  data: object,
  work: (data: object) => Promise<void>,
): Promise<void> => {
  const { traceparent, ...own } = data as { traceparent?: string };
  const facts = { name: `job ${queue}`, kind: 'consumer' as const, attributes: { 'job.queue': queue } };
  return traced(facts, () => work(own), traceparent);
};
