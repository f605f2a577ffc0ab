import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import type { MyDataDesk } from './desk.ts';
import { Exports } from './export/exports.ts';
import type { makeArchive } from './export/make-archive.ts';
import { myDataJobs } from './jobs.ts';
import { listNumberViews } from './number-views.ts';
import type { KeepsPersonalData } from './ports.ts';
import { myDataRoutes } from './routes.ts';

const PACKING = { module: new URL('./export/make-archive.ts', import.meta.url), name: 'makeArchive' };
const MOST_VIEWS = 10_000;

type MyDataNeeds = Omit<MyDataDesk, 'makeArchive'> & { workers: WorkerPool };

export const myDataFeature = {
  create({ workers, keepers, ...needs }: MyDataNeeds) {
    const own: KeepsPersonalData = {
      personalData: async (handle: DbHandle, memberId: bigint) => ({
        title: '谁得到、看过、拨打过我的号码',
        data: (await listNumberViews(handle, memberId, { pageNum: 1, pageSize: MOST_VIEWS })).list.map(
          ({ time, name, partyLabel, whatLabel, occasion }) => ({
            时间: time,
            谁: name,
            身份: partyLabel,
            做了什么: whatLabel,
            因为什么: occasion,
          }),
        ),
      }),
      forget: async (tx, memberId) => needs.files.delete(tx, await new Exports(tx).removeOf(memberId)),
      kept: async () => [
        {
          what: '谁得到过您号码的记录，只有会员编号',
          why: '证明个人信息去了哪里，任何人都不能改动',
          until: '长期',
        },
      ],
    };
    const desk: MyDataDesk = {
      ...needs,
      keepers: [own, ...keepers],
      makeArchive: (order) => workers.run<typeof makeArchive>(PACKING, order),
    };
    return {
      routes: (app) => myDataRoutes(app, desk),
      jobs: myDataJobs(desk),
    };
  },
} satisfies Feature<MyDataNeeds>;
