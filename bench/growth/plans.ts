import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../support/ask.ts';
import type { BenchPostgres } from '../support/postgres.ts';
import type { Questions } from './in-turns.ts';
import type { Site } from './site.ts';

/** Until every process of PostgreSQL has heard of a setting, and has written what it had to say. */
const HEARD_MS = 500;
/** What takes less is not what grows. */
const SLOW_MS = '1ms';
const STEP = /actual time|Query Text|duration:/;
/** Queues look for work meanwhile. */
const OF_JOBS = /jobs\.|job_common|^\s*Query Text: \n/m;

/** Shows how PostgreSQL answers what these questions make the server ask; nothing where it is asked nothing that takes long. */
export async function printPlans(
  postgres: BenchPostgres,
  site: Site,
  questions: Questions,
  names: readonly string[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const { database } = site;
  await database.query('alter system set auto_explain.log_analyze = on');
  for (const name of names) {
    const log = await postgres.logDuring(async () => {
      await database.query(`alter system set auto_explain.log_min_duration = '${SLOW_MS}'`);
      await database.query('select pg_reload_conf()');
      await wait(HEARD_MS);
      const draw = questions[name];
      if (draw) await ask(agent, site.server.port, draw(site));
      await database.query('alter system set auto_explain.log_min_duration = -1');
      await database.query('select pg_reload_conf()');
      await wait(HEARD_MS);
    });
    console.log(`\n  ${name}, at ${site.size.toLocaleString('en')}`);
    const plans = log.split(/(?=^\S.*LOG: {2}duration:)/m).filter((plan) => !OF_JOBS.test(plan));
    const steps = plans.flatMap((plan) => plan.split('\n').filter((line) => STEP.test(line)));
    for (const step of steps) console.log(`    ${step.replace(/\s*\(cost=[^)]*\)/, '').slice(0, 180)}`);
    if (steps.length === 0) console.log('    nothing that takes long is asked of PostgreSQL');
  }
  agent.destroy();
}
