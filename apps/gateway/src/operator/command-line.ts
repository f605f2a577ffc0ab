import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Database, openDatabase } from '../db/client.ts';
import { type Env, readEnv } from '../env.ts';
import { explainStartFailure } from '../start-failure.ts';

/** A command that cannot be carried out as it was written; the message is what the operator reads. */
export class CommandError extends Error {}

export type Say = (line: string) => void;

interface OperatorCommands<Command extends { name: string }> {
  help: string;
  /** Before anything is opened, so that a typing error costs nothing. */
  readCommand(args: string[]): Command | { name: 'help' };
  carryOut(work: { command: Command; env: Env; database: Database; say: Say }): Promise<void>;
}

/** Does what an operator typed, on the database that the servers use, and says how it went. */
export async function obey<Command extends { name: string }>({
  help,
  readCommand,
  carryOut,
}: OperatorCommands<Command>): Promise<void> {
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  try {
    const command = readCommand(process.argv.slice(2));
    if (isHelp(command)) return say(help);
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = readEnv(process.env);
    const database = await openDatabase(env);
    try {
      await carryOut({ command, env, database, say });
    } finally {
      await database.close();
    }
  } catch (error) {
    const isTypo = error instanceof CommandError;
    process.stderr.write(`${isTypo ? `${error.message}\n\n${help}` : explainStartFailure(error)}\n`);
    process.exitCode = 1;
  }
}

const isHelp = (command: { name: string }): command is { name: 'help' } => command.name === 'help';

/** What was typed, by options and words; an option nobody knows is a typing error. */
export function readWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new CommandError(`无法识别的选项：${args.join(' ')}`);
  }
}
