import { existsSync } from 'node:fs';
import { UnusableFile } from '@cheyantong/car-files';
import { DatabaseUnavailable, openDatabase } from '../db/client.ts';
import { FolderLocked } from '../db/folder-lock.ts';
import { readEnv, SettingsError } from '../env.ts';
import { IMPORTERS } from '../features.ts';
import { readCommand, UnknownCommand } from './command.ts';
import { helpText } from './help.ts';
import { importFile } from './import-file.ts';

const ALREADY_A_SENTENCE = [UnknownCommand, UnusableFile, SettingsError, FolderLocked, DatabaseUnavailable];

/** `npm run data`: fills the same database that the server uses. */
async function run(args: string[]): Promise<void> {
  const command = readCommand(args, IMPORTERS);
  if (command.kind === 'help') {
    process.stdout.write(helpText(IMPORTERS));
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const database = await openDatabase(readEnv(process.env), { for: 'operator' });
  try {
    await importFile(command.importer, command.path, database.db, process.stderr);
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
