import { obey } from '../../operator/command-line.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

await obey({
  help: HELP,
  readCommand,
  carryOut: ({ command, database, say }) => operate(database.db, command, say),
});
