import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { anyStep, firstOrders } from './commands.ts';
import { brokenRules, moneyUnderWay } from './rules.ts';
import type { World } from './world.ts';

const SETTLED_WITHIN_MS = 3 * MINUTE_MS;

/** Plays so many sequences, each after the other on the same books; answers what is wrong at the first step that breaks a rule. */
export async function play(
  world: World,
  { seed, runs, steps }: { seed: number; runs: number; steps: number },
): Promise<string[]> {
  // Of full length: what is short is mostly over before anything has been paid.
  const sequences = fc.array(anyStep, { minLength: steps, maxLength: steps });
  const played = await fc.check(
    fc.asyncProperty(sequences, (commands) =>
      fc.asyncModelRun(async () => ({ model: await firstOrders(world), real: world }), commands),
    ),
    { numRuns: runs, seed, endOnFailure: true },
  );
  return played.failed ? [String(played.errorInstance)] : untilSettled(world);
}

/** What is under way arrives within some minutes by itself; here at once. What is wrong then stays wrong. */
async function untilSettled(world: World): Promise<string[]> {
  const giveUpAt = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    await makeEverythingOld(world);
    const faults = [...(await brokenRules(world, [])), ...(await moneyUnderWay(world))];
    if (faults.length === 0 || Date.now() > giveUpAt) return faults;
    await wait(SECOND_MS);
  }
}

async function makeEverythingOld({ db, doNow }: World): Promise<void> {
  const then = sql`now() - interval '20 minutes'`;
  await db.execute(
    sql`update payment_codes set created_at = ${then}, last_queried_at = ${then} where status = 'open'`,
  );
  await db.execute(sql`update refunds set created_at = ${then} where status = 'queued'`);
  await doNow('payment-sweep');
}
