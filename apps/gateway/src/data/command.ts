import { parseArgs } from 'node:util';
import type { Importer } from './importer.ts';

/** A command line we do not understand; the message is the sentence to read. */
export class UnknownCommand extends Error {}

type Command = { kind: 'help' } | { kind: 'import'; importer: Importer; path: string };

export function readCommand(args: string[], importers: readonly Importer[]): Command {
  const { values, positionals } = parsed(args);
  const [verb, name, path, ...rest] = positionals;
  if (values.help || !verb) return { kind: 'help' };
  const importer = importers.find((each) => each.name === name);
  if (verb !== 'import' || !importer || !path || rest.length > 0) {
    const names = importers.map((each) => each.name).join('|');
    throw new UnknownCommand(`看不懂的命令，应为 npm run data -- import ${names} <文件>`);
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
