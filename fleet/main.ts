// npm run fleet -- start | stop | status | trial [NAME …] | restore
import { restore } from './backup/command.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { stop } from './stop.ts';
import { trial } from './trial/command.ts';

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { start, stop, status, trial, restore };

const [name = '', ...args] = process.argv.slice(2);
const run = COMMANDS[name];
if (!run) {
  console.error(`npm run fleet -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
try {
  await run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
