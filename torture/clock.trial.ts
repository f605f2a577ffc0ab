// --embedded=… and --postgres=… rounds.
import { jumpClock } from '../apps/gateway/test/kills/clock-jumps.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { play } from './kills/play.ts';
import type { Given, Trial } from './support/trial.ts';

type Outcome = Awaited<ReturnType<typeof play>>;

const onEmbedded = (given: Given, rounds: number): Promise<Outcome> =>
  play(given, rounds, () => jumpClock, { clockJumps: true });

async function onPostgres(given: Given, rounds: number): Promise<Outcome> {
  const postgres = await OwnPostgres.start({ killed: true });
  await postgres.createDatabase('clock');
  const databaseUrl = `${postgres.url}/clock`;
  const outcome = await play(given, rounds, () => jumpClock, { databaseUrl, clockJumps: true });
  await postgres.remove();
  return outcome;
}

export default {
  claim:
    'A clock that jumps by up to two days and back: nothing acknowledged is lost or doubled, all work is done',
  minutes: 60,
  async run(given) {
    const [tried, faults]: [string[], string[]] = [[], []];
    for (const [name, playOn] of Object.entries({ embedded: onEmbedded, postgres: onPostgres })) {
      const rounds = given.option(name, 20);
      if (rounds === 0) continue;
      given.tell(`${name}:`);
      const outcome = await playOn(given, rounds);
      tried.push(`${name}: ${outcome.tried}`);
      faults.push(...outcome.faults);
    }
    return { tried: tried.join(' · '), faults };
  },
} satisfies Trial;
