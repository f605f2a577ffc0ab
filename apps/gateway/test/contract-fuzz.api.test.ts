import { MINUTE_MS } from '@cheyantong/domain';
import { expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { toBytes } from './fuzz/draft.ts';
import { judge } from './fuzz/judge.ts';
import { makeRequest } from './fuzz/make-request.ts';
import { exchange } from './fuzz/raw-answer.ts';
import { stageForFuzz } from './fuzz/stage.ts';
import { Tally } from './fuzz/tally.ts';
import { openTarget } from './fuzz/target.ts';

/** `npm run fuzz` is the full size; every test run has a small one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
/** What is asked is the same on either engine, and one of them is enough for a few; the full size is for both. */
const IS_ASKED = process.env.FUZZ_REQUESTS !== undefined || engine === 'postgres';
/** The small one always asks the same; the full size looks for what nobody has asked yet. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261116);
/** Whatever has not been asked by then is left out. */
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 60);
/** The number of one request, to see what it says and hears. */
const ONLY = process.env.FUZZ_ONLY;
const AT_ONCE = 8;
const MOST_FAULTS = 25;
const SAY_EVERY = 1_000;
/** Beyond the minutes: a busy machine takes its time to start and stage. */
const TIME_LIMIT_MS = (MINUTES + 10) * MINUTE_MS;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

it.runIf(IS_ASKED)(
  `${REQUESTS} hostile requests (FUZZ_SEED=${SEED}): every one is answered, in the envelope, without a fault of ours`,
  async () => {
    const target = await openTarget(await newDatabaseAddress());
    const book = await stageForFuzz(target);
    const tally = new Tally();
    const faults: string[] = [];
    const play = async (number: number): Promise<void> => {
      const request = makeRequest(SEED, number, book);
      const bytes = toBytes(request);
      const outcome = await exchange(target.port, bytes, request);
      const verdict = judge(request, outcome);
      tally.count(request.name, verdict);
      if (verdict.fault) {
        faults.push(`${number} ${request.name} [${request.twists}]: ${verdict.fault}`);
        say(`fault: ${faults.at(-1)}`);
      }
      if (ONLY)
        say(`${bytes.subarray(0, 4_000)}\n\n${JSON.stringify(outcome, null, 2)}\n${JSON.stringify(verdict)}`);
    };

    say(`fuzz on ${engine}: ${REQUESTS} requests, FUZZ_SEED=${SEED}`);
    const numbers = (
      ONLY ? [Number(ONLY)] : Array.from({ length: REQUESTS }, (_, number) => number)
    ).values();
    const overAt = Date.now() + MINUTES * MINUTE_MS;
    const players = Array.from({ length: AT_ONCE }, async () => {
      for (const number of numbers) {
        if (faults.length >= MOST_FAULTS || !target.isAlive() || Date.now() > overAt) return;
        await play(number);
        if (number > 0 && number % SAY_EVERY === 0) say(`${number} requests, ${faults.length} faults`);
      }
    });
    await Promise.all(players);
    say(`${tally}\n${target.log.lines()} lines of log`);
    say(`calls whose handler no request came to: ${tally.neverReached().join(', ') || 'none'}`);
    expect(target.isAlive()).toBe(true);
    expect([...faults, ...target.log.faults].slice(0, MOST_FAULTS)).toEqual([]);
    await target.close();
  },
  TIME_LIMIT_MS,
);
