import { SECOND_MS } from '@cheyantong/domain';
import type { FastifyBaseLogger } from 'fastify';

const SAID_EVERY_MS = 30 * SECOND_MS;

/** Not always an `Error`: the queue copies what it was given and adds its own name. */
type Trouble = object & { code?: unknown };

/**
 * Says what troubles the queues. While the database is away a look finds that out every two seconds, and each place by itself
 * every minute; of troubles with the same code one is said at once, and later how many there were.
 */
export function sayTroubles(
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => number = Date.now,
): (trouble: Trouble) => void {
  const said = new Map<unknown, { at: number; unsaid: number }>();
  return (trouble) => {
    const before = said.get(trouble.code);
    if (before && now() - before.at < SAID_EVERY_MS) {
      before.unsaid += 1;
      return;
    }
    log.error({ err: trouble, ...(before?.unsaid && { unsaid: before.unsaid }) }, 'job queue');
    said.set(trouble.code, { at: now(), unsaid: 0 });
  };
}
