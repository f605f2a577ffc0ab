// --connections=… for --seconds=… each: a crowd at our server and at the bare one of bench/floor, then more than can be served; on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '@cheyantong/domain';
import { BROWSER, startBare } from '../bench/floor/bare.ts';
import { startPortal } from '../bench/support/portal.ts';
import { startPostgres } from '../bench/support/postgres.ts';
import { type Asked, ask, type Crowd } from './connections/crowd.ts';
import { overload } from './connections/overload.ts';
import type { Trial } from './support/trial.ts';

/** Times the floor's. */
const MOST = 1.5;
const HOME = '/home';
const CARS = '/api/vehicle-boot/app-api/v1/usedCar/queryPageList';

type Question = Pick<Crowd, 'path' | 'body' | 'headers'>;
const COMPARED: Record<string, { bare: Question; ours: Question }> = {
  'home page': { bare: { path: `/same${HOME}` }, ours: { path: HOME, headers: BROWSER } },
  'used cars': { bare: { path: '/page' }, ours: { path: CARS, body: { pageNum: 1, pageSize: 12 } } },
};
const PAUSES = { 'once a second': SECOND_MS, 'as fast as answered': 0 };

const words = ({ answers, refused, broken, p99Ms }: Asked): string =>
  `${answers} answers, p99 ${p99Ms.toFixed(0)} ms, ${refused} refused, ${broken} broken`;

export default {
  claim:
    'A thousand connections for a minute: no error, p99 at most 1.5 × the bare server’s; too many are sent away',
  minutes: 30,
  async run({ option, tell }) {
    const [connections, seconds] = [option('connections', 1_000), option('seconds', 60)];
    const folder = await mkdtemp(join(tmpdir(), 'cheyantong-connections-'));
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase('connections');
    const portal = await startPortal({ folder, settings: { DATABASE_URL: databaseUrl } });
    const bare = await startBare(portal, { databaseUrl, folder, samePaths: [HOME] });
    const faults: string[] = [];
    try {
      for (const [pace, pauseMs] of Object.entries(PAUSES)) {
        for (const [what, question] of Object.entries(COMPARED)) {
          const crowd = { connections, seconds, pauseMs };
          const floor = await ask({ ...crowd, ...question.bare, port: bare.port });
          const ours = await ask({ ...crowd, ...question.ours, port: portal.server.port });
          const times = ours.p99Ms / floor.p99Ms;
          tell(`${what}, ${pace}: floor ${words(floor)}; ours ${words(ours)}; p99 × ${times.toFixed(2)}`);
          if (ours.refused + ours.broken > 0) faults.push(`${what}, ${pace}: ${words(ours)}`);
          if (!(times <= MOST)) faults.push(`${what}, ${pace}: p99 is ${times.toFixed(2)} × the floor's`);
        }
      }
      const tooMany = await overload(portal.server, connections, seconds);
      tell(tooMany.told);
      faults.push(...tooMany.faults);
    } finally {
      await bare.stop();
      await portal.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
    return { tried: `${connections} connections, ${seconds} s each`, faults };
  },
} satisfies Trial;
