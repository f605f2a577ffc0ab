import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../bench/support/with-client.ts';
import { command } from '../network/command.ts';
import { until } from '../until.ts';

const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';
const RESTORED_WITHIN_MS = 3_600_000;
const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups'];

interface Backup {
  /** The file that pgBackRest reads. */
  settings: string;
  stanza: string;
}

/** A backup restored to a moment and opened for whoever is on this machine and knows its folder; it archives nothing. */
export async function openScratchCluster({ settings, stanza }: Backup, moment: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'cheyantong-restored-'));
  const { uid, gid } = statSync(settings);
  chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  command(
    'setpriv',
    ...AS_POSTGRES,
    'pgbackrest',
    `--config=${settings}`,
    `--stanza=${stanza}`,
    `--pg1-path=${data}`,
    `--lock-path=${folder}`,
    '--type=time',
    `--target=${target}`,
    '--target-action=promote',
    'restore',
  );

  const own = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'archive_mode=off',
    'max_connections=200',
  ];
  const hba = [`hba_file=${trustWhoIsHere(folder, uid, gid)}`, 'synchronous_standby_names='];
  const log = openSync(join(folder, 'log'), 'a');
  const server = spawn(
    'setpriv',
    [...AS_POSTGRES, POSTGRES, '-D', data, ...[...own, ...hba].flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', log, log] },
  );
  const url = `postgres://postgres@/cheyantong?host=${encodeURIComponent(folder)}`;
  await until('the backup is restored', RESTORED_WITHIN_MS, () => {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'log'), 'utf8').slice(-2_000));
    return isOpen(url);
  });
  return {
    url,
    async close() {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function trustWhoIsHere(folder: string, uid: number, gid: number): string {
  const file = join(folder, 'pg_hba.conf');
  command('sh', '-c', `echo 'local all all trust' > '${file}'`);
  chownSync(file, uid, gid);
  return file;
}

const isOpen = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    return rows[0]?.follows === false;
  }).catch(() => false);
