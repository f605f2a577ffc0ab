import { existsSync } from 'node:fs';
import { UnusableFile } from '@cheyantong/car-files';
import { DatabaseUnavailable, openDatabase } from '../db/client.ts';
import { FolderLocked } from '../db/folder-lock.ts';
import { readEnv, SettingsError } from '../env.ts';
import { DATA_COMMANDS, IMPORTERS } from '../features.ts';
import { readCommand, UnknownCommand } from './command.ts';
import { helpText } from './help.ts';
import { importFile } from './import-file.ts';

const WORDS = { importers: IMPORTERS, commands: DATA_COMMANDS };
const ALREADY_A_SENTENCE = [UnknownCommand, UnusableFile, SettingsError, FolderLocked, DatabaseUnavailable];

/** `npm run data`: fills the same database that the server uses. */
async function run(args: string[]): Promise<void> {
  const command = readCommand(args, WORDS);
  if (command.kind === 'help') {
    process.stdout.write(helpText(WORDS));
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const database = await openDatabase(env, { for: 'operator' });
  try {
    if (command.kind === 'import')
      await importFile(command.importer, command.path, database.db, process.stderr);
    else if (!(await command.command.run(database.db, command.args, process.stderr, env)))
      process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = ALREADY_A_SENTENCE.some((kind) => error instanceof kind);
  return known ? error.message : (error.stack ?? error.message);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`未能完成：${explain(error)}\n`);
  process.exitCode = 1;
});
