import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { PaymentVendors } from '../adapters/payments/port.ts';
import type { Storage } from '../adapters/storage/port.ts';
import type { DbHandle } from '../db/handle.ts';
import type { Env } from '../env.ts';
import type { Enqueue } from '../jobs/job.ts';

/** A command that cannot be carried out as it was written; the message is what the operator reads. */
export class CommandError extends Error {}

/** What was looked into is not as it should be; the message says what. */
export class NotInOrder extends Error {}

export type Say = (line: string) => void;

/** What a command may work with. Work is only handed in: the servers take it from the queues. */
export interface OperatorTools {
  db: DbHandle;
  enqueue: Enqueue;
  vendors: PaymentVendors;
  /** Who types, for the audit log. */
  operator: string;
  storage: Storage;
  settings: Env;
}

/** What a command will do, once there is a database to do it on. */
type Work = (tools: OperatorTools, say: Say) => Promise<void>;

/** All that is typed after `npm run <name> --`. */
export interface OperatorCommands {
  name: string;
  help: string;
  /** Before anything is opened, so that a typing error costs nothing. */
  read(args: string[]): Work | 'help';
}

interface Parts<Command extends { name: string }> {
  name: string;
  help: string;
  readCommand(args: string[]): Command | { name: 'help' };
  operate(tools: OperatorTools, command: Command, say: Say): Promise<void>;
}

export const operatorCommands = <Command extends { name: string }>({
  name,
  help,
  readCommand,
  operate,
}: Parts<Command>): OperatorCommands => ({
  name,
  help,
  read(args) {
    const command = readCommand(args);
    return isHelp(command) ? 'help' : (tools, say) => operate(tools, command, say);
  },
});

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
