import * as calls from '@cheyantong/contract';
import { SMS_WORK } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { closeAccount, previewClosing } from './closing/close-account.ts';
import type { MyDataDesk } from './desk.ts';
import { presentExport, requestExport } from './export/export-data.ts';
import { Exports } from './export/exports.ts';
import { listNumberViews } from './number-views.ts';

export function myDataRoutes(app: FastifyInstance, desk: MyDataDesk): void {
  serve(app, calls.listNumberViews, ({ memberId, query }) =>
    listNumberViews(desk.db, BigInt(memberId), query),
  );

  serve(app, calls.requestExport, ({ memberId }) => requestExport(desk, BigInt(memberId)));

  serve(app, calls.getExport, async ({ memberId }) =>
    presentExport(desk, await new Exports(desk.db).find(BigInt(memberId))),
  );

  serve(app, calls.previewClosing, ({ memberId }) => previewClosing(desk, desk.db, BigInt(memberId)));

  serve(app, calls.sendCloseCode, ({ memberId, headers, request }) =>
    desk.codes.send(memberId, {
      address: visitorAddress(request),
      ticket: headers[SMS_WORK.ticketHeader],
    }),
  );

  serve(app, calls.closeAccount, ({ memberId, body }) => closeAccount(desk, memberId, body.code));
}
