import { parseArgs } from 'node:util';
import type { DataCommand } from './data-command.ts';
import type { Importer } from './importer.ts';

/** A command line we do not understand; the message is the sentence to read. */
export class UnknownCommand extends Error {}

/** Everything that `npm run data` understands. */
export interface DataWords {
  importers: readonly Importer[];
  commands: readonly DataCommand[];
}

type Command =
  | { kind: 'help' }
  | { kind: 'import'; importer: Importer; path: string }
  | { kind: 'command'; command: DataCommand; args: string[] };

export function readCommand(args: string[], words: DataWords): Command {
  const { values, positionals } = parsed(args);
  if (values.help || positionals.length === 0) return { kind: 'help' };
  return asCommand(positionals, words) ?? asImport(positionals, words);
}

function asCommand([noun, ...rest]: string[], { commands }: DataWords): Command | null {
  const [verb, ...args] = rest;
  const command = commands.find((each) => each.noun === noun && (each.verb ?? verb) === verb);
  return command ? { kind: 'command', command, args: command.verb === null ? rest : args } : null;
}

function asImport(positionals: string[], { importers }: DataWords): Command {
  const [name, path, ...rest] = positionals[0] === 'import' ? positionals.slice(1) : positionals;
  const importer = importers.find((each) => each.name === name);
  if (!importer || !path || rest.length > 0) {
    const names = importers.map((each) => each.name).join('|');
    throw new UnknownCommand(
      `看不懂的命令，应为 npm run data -- import ${names} <文件>，其他用法见 npm run data -- --help`,
    );
  }
  return { kind: 'import', importer, path };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  } catch {
    throw new UnknownCommand('看不懂的选项，请用 npm run data -- --help 查看用法');
  }
}
