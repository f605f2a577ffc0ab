import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { createPaymentVendors } from '../../adapters/payments/create.ts';
import { openDatabase } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { openJobs } from '../../jobs/runner.ts';
import { loggerOptions } from '../../observability/logger.ts';
import { joinReportServices } from '../../report-services.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { Showroom } from '../used-cars/showroom.ts';
import { type Command, CommandError, operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Only hands work in: the servers take it from the queues. */
async function run(command: Exclude<Command, { name: 'help' }>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  const { db } = database;
  const log = pino(loggerOptions('warn'));
  const vendors = createPaymentVendors(env.payments);
  const enqueue: Enqueue = (...work) => jobs.enqueue(...work);
  const jobs = await openJobs(
    database,
    joinReportServices({ env, db, log, vendors, enqueue, showroom: new Showroom(db) }).jobs,
    log,
  );
  try {
    await operate({ db, vendors, enqueue }, command, say);
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
