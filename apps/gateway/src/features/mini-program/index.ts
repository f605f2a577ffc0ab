import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import type { Job } from '../../jobs/job.ts';
import type { MiniProgramDesk } from './desk.ts';
import { Openids } from './openids.ts';
import { forget, personalData } from './personal-data.ts';
import { miniProgramRoutes } from './routes.ts';
import { MiniTickets } from './tickets.ts';

export const miniProgramFeature = {
  create: (desk: MiniProgramDesk) => ({
    routes: (app) => miniProgramRoutes(app, desk),
    jobs: [
      {
        name: 'mini-program-purge',
        cron: '*/10 * * * *',
        work: () => new MiniTickets(desk.db).purgeOld(),
      },
    ] satisfies Job[],

    /** Who pays, as WeChat knows them; null for a member who never came through the mini-program. */
    openidOf: (handle: DbHandle, memberId: bigint): Promise<string | null> =>
      new Openids(handle, desk.wechat.appId).of(memberId),

    personalData,
    forget,
  }),
} satisfies Feature<MiniProgramDesk>;
