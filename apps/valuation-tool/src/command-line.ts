import { parseArgs } from 'node:util';
import { UnusableFile } from '@cheyantong/car-files';

/** A command line we do not understand; the message is the sentence to read. */
class UnknownCommand extends Error {}

interface Command {
  path: string;
  out: string | undefined;
}

export function readCommand(args: string[], usage: string): Command {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [path, ...rest] = positionals;
    if (path && rest.length === 0) return { path, out: values.out };
  } catch {
    // An option we do not have: the usage says which there are.
  }
  throw new UnknownCommand(`用法：${usage}`);
}

/** Runs a command; what a person can mend is said in one sentence. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const mendable = error instanceof UnusableFile || error instanceof UnknownCommand;
    process.stderr.write(
      `未能完成：${mendable ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}
