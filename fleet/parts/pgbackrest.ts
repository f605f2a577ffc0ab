import { replaceAll } from '../configuration.ts';
import { example, PASSWORD } from '../example.ts';
import { diskOf, fileOfFleet, fileOfPostgres, folderOfPostgres } from '../folder.ts';
import type { DatabaseMachine } from '../machines.ts';
import { onMachine } from '../network/cables.ts';
import { command } from '../network/command.ts';

/** What a member's pgBackRest reads; the repository is one for all, as it has to be. */
export function backupSettings(machine: DatabaseMachine): string {
  const disk = diskOf(machine, 'database');
  const file = replaceAll(example('pgbackrest/pgbackrest.conf'), {
    '/var/lib/pgbackrest': folderOfPostgres(fileOfFleet('backups')),
    '/var/lib/postgresql/15/cheyantong': `${disk}/postgresql\npg1-socket-path=${disk}`,
    'CHANGE-ME': PASSWORD,
    'log-level-file=off': `log-level-file=off\nlock-path=${disk}/locks`,
  });
  return fileOfPostgres(`${disk}/pgbackrest.conf`, file);
}

/** On this machine, as PostgreSQL's own user. */
export function pgbackrest(machine: DatabaseMachine, ...args: string[]): string {
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
  const [first, ...rest] = [...onMachine(machine), ...asPostgres, 'pgbackrest'];
  return command(first, ...rest, `--config=${backupSettings(machine)}`, '--stanza=cheyantong', ...args);
}
