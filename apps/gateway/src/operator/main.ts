import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { OPERATOR_COMMANDS } from '../features.ts';
import { openJobs } from '../jobs/runner.ts';
import { loggerOptions } from '../observability/logger.ts';
import { connectOutside } from '../outside-services.ts';
import { explainStartFailure } from '../start-failure.ts';
import {
  CommandError,
  NotInOrder,
  type OperatorCommands,
  type OperatorTools,
  type Say,
} from './command-line.ts';

const say: Say = (line) => process.stdout.write(`${line}\n`);

/** `npm run leads`, `payments`, `reports`, `tickets` and the others: does what an operator typed and says how it went. */
async function run({ help, read }: OperatorCommands, args: string[]): Promise<void> {
  try {
    const work = read(args);
    if (work === 'help') return say(help);
    await withTools((tools) => work(tools, say));
  } catch (error) {
    process.stderr.write(`${sentenceFor(error, help)}\n`);
    process.exitCode = 1;
  }
}

function sentenceFor(error: unknown, help: string): string {
  if (error instanceof CommandError) return `${error.message}\n\n${help}`;
  return error instanceof NotInOrder ? error.message : explainStartFailure(error);
}

/** Several people may share a machine's account: `OPERATOR` tells them apart. */
const whoTypes = (): string => process.env.OPERATOR || process.env.USER || '未具名';

/** On the database that the servers use. */
async function withTools(work: (tools: OperatorTools) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const database = await openDatabase(env, { for: 'operator' });
  try {
    const jobs = await openJobs(database, pino(loggerOptions('warn')));
    try {
      const { vendors, storage } = connectOutside(env);
      await work({
        db: database.db,
        enqueue: jobs.enqueue,
        vendors,
        storage,
        settings: env,
        operator: whoTypes(),
      });
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}

const [name, ...args] = process.argv.slice(2);
const commands = OPERATOR_COMMANDS.find((each) => each.name === name);
if (!commands) throw new Error(`no feature has commands named ${name}`);
await run(commands, args);
