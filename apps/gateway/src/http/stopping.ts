import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** When nobody has asked for so long, whatever was on its way has been read. */
const QUIET_MS = 200;
/** Visitors who ask without a pause are left at last. */
const LONGEST_MS = 10_000;
/** A job or a database that does not let go is left, too: whoever looks after us would kill us by now. */
const LONGEST_CLOSING_MS = 15_000;

export interface Door {
  isClosing: boolean;
  underWay: number;
  lastAskedAt: number;
}

/**
 * While a server stops, every answer says goodbye: a connection that is kept alive would bring the next request too late. A request is
 * under way until it is answered and its answer is out; where whoever asked has left, until the work on it is done. Of those
 * who leave no response tells, so the end of their connection is listened to.
 */
export function watchTheDoor(app: FastifyInstance): void {
  const door: Door = { isClosing: false, underWay: 0, lastAskedAt: 0 };
  app.decorate('door', door);
  app.decorateReply('isAnswered', false);
  app.decorateReply('isLeft', false);
  app.addHook('onRequest', (_request, reply, done) => {
    door.underWay += 1;
    door.lastAskedAt = Date.now();
    reply.raw.once('close', () => {
      if (reply.isAnswered || reply.sent) door.underWay -= 1;
      else reply.isLeft = true;
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.isLeft && !reply.isAnswered) door.underWay -= 1;
    reply.isAnswered = true;
    if (door.isClosing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Closes when everything that was asked has been answered. To close at once would reset requests that have arrived and
 * are not read yet, of which there are many while the embedded database keeps the process busy, and leave pages under
 * way without the calls they make. Fails when it could not be closed in time.
 */
export async function stopGently(
  app: FastifyInstance,
  { closingMs = LONGEST_CLOSING_MS }: { closingMs?: number } = {},
): Promise<void> {
  const { door } = app;
  const toldAt = Date.now();
  door.isClosing = true;
  const isQuiet = () => door.underWay === 0 && Date.now() - Math.max(door.lastAskedAt, toldAt) > QUIET_MS;
  while (!isQuiet() && Date.now() - toldAt < LONGEST_MS) await wait(QUIET_MS / 4);
  const tooLong = wait(closingMs, undefined, { ref: false }).then(() => {
    throw new Error('could not be closed in time');
  });
  await Promise.race([app.close(), tooLong]);
}
