// --embedded=… and --postgres=… rounds, --databaseKills=… of the latter kill PostgreSQL itself, --powerCuts=… more on the embedded one.
import { cutPower, type Harm, killDatabase, killServer } from '../apps/gateway/test/kills/harms.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { play } from './kills/play.ts';
import type { Given, Trial } from './support/trial.ts';

type Outcome = Awaited<ReturnType<typeof play>>;

async function playOnPostgres(given: Given, rounds: number): Promise<Outcome> {
  const databaseKills = given.option('databaseKills', 50);
  const every = databaseKills > 0 ? Math.max(1, Math.floor(rounds / databaseKills)) : Infinity;
  const postgres = await OwnPostgres.start({ killed: true });
  await postgres.createDatabase('kills');
  const harmOf = (round: number): Harm => (round % every === 0 ? killDatabase(postgres) : killServer);
  const outcome = await play(given, rounds, harmOf, { databaseUrl: `${postgres.url}/kills` });
  await postgres.remove();
  return outcome;
}

const PARTS: Record<string, { rounds: number; run(given: Given, rounds: number): Promise<Outcome> }> = {
  embedded: { rounds: 300, run: (given, rounds) => play(given, rounds, () => killServer) },
  powerCuts: { rounds: 30, run: (given, rounds) => play(given, rounds, () => cutPower) },
  postgres: { rounds: 300, run: playOnPostgres },
};

export default {
  claim:
    'SIGKILL at random moments: nothing acknowledged is lost or doubled, every restart works, all work is done',
  minutes: 120,
  async run(given) {
    const [tried, faults]: [string[], string[]] = [[], []];
    for (const [name, part] of Object.entries(PARTS)) {
      const rounds = given.option(name, part.rounds);
      if (rounds === 0) continue;
      given.tell(`${name}:`);
      const outcome = await part.run(given, rounds);
      tried.push(`${name}: ${outcome.tried}`);
      faults.push(...outcome.faults);
    }
    return { tried: tried.join(' · '), faults };
  },
} satisfies Trial;
