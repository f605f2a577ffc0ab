import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { createDealerDesk } from '../../adapters/dealers/http.ts';
import { openDatabase } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import { openJobs } from '../../jobs/runner.ts';
import { loggerOptions } from '../../observability/logger.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { leadJobs } from './jobs.ts';
import { type Command, CommandError, operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Only hands work in: the servers take it from the queue. */
async function run(command: Exclude<Command, { name: 'help' }>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  const dealers = createDealerDesk({ simulatorsUrl: env.simulatorsUrl });
  const jobs = await openJobs(database, leadJobs({ db: database.db, dealers }), pino(loggerOptions('warn')));
  try {
    await operate({ db: database.db, enqueue: jobs.enqueue }, command, say);
  } finally {
    await jobs.stop();
    await database.close();
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') say(HELP);
  else await run(command);
} catch (error) {
  const sentence = error instanceof CommandError ? `${error.message}\n\n${HELP}` : explainStartFailure(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
