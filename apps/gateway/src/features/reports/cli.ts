import { existsSync } from 'node:fs';
import { openDatabase } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { type Command, CommandError, operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run(command: Exclude<Command, { name: 'help' }>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const database = await openDatabase(readEnv(process.env));
  try {
    await operate(database.db, command, say);
  } finally {
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
