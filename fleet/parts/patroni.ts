import { patroniFile } from '../configuration.ts';
import { example, PASSWORD } from '../example.ts';
import { diskOf, fileOfPostgres, folderOfPostgres } from '../folder.ts';
import { type DatabaseMachine, MACHINES, shortName } from '../machines.ts';
import { launch } from '../programs.ts';
import { backupSettings } from './pgbackrest.ts';

/** Patroni starts PostgreSQL itself, and makes the cluster where there is none. */
export function startPatroni(machine: DatabaseMachine): void {
  const disk = folderOfPostgres(diskOf(machine, 'database'));
  const place = { name: shortName(machine), address: MACHINES[machine], disk, password: PASSWORD };
  const file = fileOfPostgres(`${disk}/patroni.yml`, patroniFile(example('patroni/patroni.yml'), place));
  launch({
    machine,
    name: 'patroni',
    command: ['patroni', file],
    user: 'postgres',
    cwd: disk,
    // PostgreSQL hands its surroundings on to the command that archives.
    env: { PGBACKREST_CONFIG: backupSettings(machine) },
  });
}
