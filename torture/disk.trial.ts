// --rounds=… on a small disk that is filled and cleared again, with the embedded database and members’ files on it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDisk } from '../apps/gateway/test/kills/disk-full.ts';
import { play } from './kills/play.ts';
import type { Trial } from './support/trial.ts';

const run = promisify(execFile);
const SIZE = '512m';

export default {
  claim: 'A disk without room: nothing acknowledged is lost, and everything goes on when there is room again',
  minutes: 60,
  async run(given) {
    const rounds = given.option('rounds', 20);
    const disk = await mkdtemp(join(tmpdir(), 'cheyantong-disk-'));
    // Only root may mount.
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
    try {
      return await play(given, rounds, () => fillDisk(disk), { within: disk });
    } finally {
      await run('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
} satisfies Trial;
