import { beijingDay, dayAfter, rfc3339 } from '@cheyantong/domain';
import { digestOf, endOfDay, keysAt, keysDigest, statementText } from '@cheyantong/trace-chain';
import { Actors } from './actors.ts';
import type { TraceDesk } from './desk.ts';
import { GrowingTree } from './growing-tree.ts';
import { Roots } from './roots.ts';

/** The first root of an installation that has records already is dated back this far. */
const FIRST_DAYS = 30;

type PublishingDesk = Pick<TraceDesk, 'db' | 'rootSigner' | 'publishRootKey'>;

/** Publishes a root for every day that is over and has none; a second run, or a second server, finds nothing to do. */
export async function publishRoots(desk: PublishingDesk, now = new Date()): Promise<void> {
  const lastDay = dayAfter(beijingDay(now), -1);
  await desk.publishRootKey(desk.db);
  await desk.db.transaction(async (tx) => {
    const roots = new Roots(tx);
    await roots.takeTurn();
    let before = await roots.latest();
    const first = before ? dayAfter(before.day) : await firstDay(roots, lastDay);
    if (first === null || first > lastDay) return;
    const keys = await new Actors(tx).keys();
    const tree = new GrowingTree(before ? await roots.leavesOn(before.day) : []);
    for (let day = first; day <= lastDay; day = dayAfter(day)) {
      const end = endOfDay(day);
      const grown = await roots.grownBetween(before ? endOfDay(before.day) : null, end);
      tree.take(grown);
      const statement = statementText({
        v: 1,
        day,
        ...tree.root(),
        previous: before ? digestOf(before.statement) : null,
        keys: keysDigest(keysAt(keys.values(), end)),
        issuedAt: rfc3339(now),
      });
      const { keyId } = desk.rootSigner;
      before = { day, statement, signature: desk.rootSigner.sign(statement), keyId };
      await roots.publish(before, grown);
    }
  });
}

async function firstDay(roots: Roots, lastDay: string): Promise<string | null> {
  const first = await roots.firstRecorded();
  if (!first) return null;
  const earliest = dayAfter(lastDay, 1 - FIRST_DAYS);
  return beijingDay(first) > earliest ? beijingDay(first) : earliest;
}
