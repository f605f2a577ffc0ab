import { getNotice, listAllNotices, listNotices } from '@cheyantong/contract';
import { beijingDay } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { Notices } from './notices.ts';
import { presentNotice, presentNoticeDetail } from './present-notice.ts';

/** The ticker shows no more than this. */
const ON_HOME_PAGE = 5;

export function noticeRoutes(app: FastifyInstance, db: DbHandle): void {
  const notices = new Notices(db);

  serve(app, listNotices, async () => (await notices.onHomePage(ON_HOME_PAGE)).map(presentNotice));

  serve(app, listAllNotices, async ({ query }) => {
    const { list, total } = await notices.page(query);
    return { list: list.map(presentNotice), total };
  });

  serve(app, getNotice, async ({ params }) => {
    const notice = await notices.find(params.id);
    if (!notice) throw new Failure('A0401', '没有这条公告');
    if (notice.withdrawnAt)
      throw new Failure('A0402', `《${notice.title}》已于 ${beijingDay(notice.withdrawnAt)} 撤回`);
    return presentNoticeDetail(notice, await notices.neighbours(notice));
  });
}
