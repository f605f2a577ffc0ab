import type { Program } from '../support/program.ts';
import { type Answered, askFast, type Question, type Rush } from './wrk.ts';

export type Asked = readonly [Program, Question];

const WARM_UP_SECONDS = 2;

/** Asks the bare server and ours in turns: a machine's speed changes within a minute by more than what is to be told apart. */
export async function askInTurns(
  bare: Asked,
  ours: Asked,
  { turns, ...rush }: Rush & { turns: number },
): Promise<[bare: Answered, ours: Answered]> {
  for (const asked of [bare, ours]) await askFast(...asked, { ...rush, seconds: WARM_UP_SECONDS });
  const answered: [Answered[], Answered[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    answered[0].push(await askFast(...bare, rush));
    answered[1].push(await askFast(...ours, rush));
  }
  return [together(answered[0]), together(answered[1])];
}

const together = (turns: readonly Answered[]): Answered => ({
  perSecond: mean(turns.map(({ perSecond }) => perSecond)),
  p99: mean(turns.map(({ p99 }) => p99)),
  cpuMs: mean(turns.map(({ cpuMs }) => cpuMs)),
});

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / figures.length;
