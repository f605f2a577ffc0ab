// --embedded=… rounds on a small disk that is filled and cleared again, with the database and members’ files on it; --postgres=… with PostgreSQL's own.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDisk } from '../apps/gateway/test/kills/disk-full.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { play } from './kills/play.ts';
import type { Given, Trial } from './support/trial.ts';

const run = promisify(execFile);

type Outcome = Awaited<ReturnType<typeof play>>;

const onEmbedded = (given: Given, disk: string): Promise<Outcome> =>
  play(given, given.option('embedded', 20), () => fillDisk(disk), { within: disk });

async function onPostgres(given: Given, disk: string): Promise<Outcome> {
  const postgres = await OwnPostgres.start({ killed: true, within: disk });
  try {
    await postgres.createDatabase('disk');
    const harm = fillDisk(disk, () => postgres.startIfEnded());
    return await play(given, given.option('postgres', 20), () => harm, {
      databaseUrl: `${postgres.url}/disk`,
    });
  } finally {
    await postgres.remove();
  }
}

/** PostgreSQL keeps up to a gigabyte of its log. */
const PARTS: Record<string, { size: string; run(given: Given, disk: string): Promise<Outcome> }> = {
  embedded: { size: '512m', run: onEmbedded },
  postgres: { size: '2g', run: onPostgres },
};

async function onASmallDisk(size: string, work: (disk: string) => Promise<Outcome>): Promise<Outcome> {
  const disk = await mkdtemp(join(tmpdir(), 'cheyantong-disk-'));
  // Only root may mount.
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  // PostgreSQL runs as somebody else.
  await chmod(disk, 0o777);
  try {
    return await work(disk);
  } finally {
    await run('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

export default {
  claim: 'A disk without room: nothing acknowledged is lost, and everything goes on when there is room again',
  minutes: 60,
  async run(given) {
    const outcomes: [string, Outcome][] = [];
    for (const [name, part] of Object.entries(PARTS)) {
      if (given.option(name, 1) === 0) continue;
      given.tell(`${name}:`);
      outcomes.push([name, await onASmallDisk(part.size, (disk) => part.run(given, disk))]);
    }
    return {
      tried: outcomes.map(([name, { tried }]) => `${name}: ${tried}`).join(' · '),
      faults: outcomes.flatMap(([, { faults }]) => faults),
    };
  },
} satisfies Trial;
