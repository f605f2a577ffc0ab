import {
  checkReport as checkReportCall,
  listReportKeys,
  listTraceRoots,
  proveTraceOwner,
  queryTrace,
  readBatteryTrace,
  readPartTrace,
  readTraceProof,
  readTraceRoot,
  sendTraceEvent,
} from '@cheyantong/contract';
import { dateTimeText, isDay } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { checkReport } from './check-report.ts';
import type { TraceDesk } from './desk.ts';
import type { Judge } from './judge.ts';
import { presentProof, presentRoot } from './prove-chain.ts';
import { proveOwner } from './prove-owner.ts';
import { queryCode } from './query-code.ts';
import { judgeTyped, type Reader, readBattery, readPart } from './read-traces.ts';
import { recordEvent } from './record-event.ts';
import { Roots } from './roots.ts';

export function traceabilityRoutes(app: FastifyInstance, desk: TraceDesk, judge: Judge): void {
  const { issued } = desk;

  serve(app, checkReportCall, ({ params }) => checkReport(issued, params.reportCode));

  serve(app, listReportKeys, async () =>
    (await issued.keys()).map((key) => ({ ...key, since: dateTimeText(key.since) })),
  );

  serve(app, queryTrace, ({ query, request }) =>
    queryCode(desk, judge, { code: query.code, address: visitorAddress(request) }),
  );

  serve(app, readPartTrace, async ({ params, request }) =>
    readPart(desk, judge, await readerOf(app, request, params.traceCode)),
  );

  serve(app, readBatteryTrace, async ({ params, request }) =>
    readBattery(desk, judge, await readerOf(app, request, params.traceCode)),
  );

  serve(app, readTraceProof, async ({ params, query }) => {
    refuseNoDay(query.day);
    return presentProof(await judgeTyped(judge, params.traceCode, undefined, query.day));
  });

  serve(app, listTraceRoots, async ({ query }) => {
    const { list, total } = await new Roots(desk.db).page(query.pageNum, query.pageSize);
    return { list: list.map(presentRoot), total };
  });

  serve(app, readTraceRoot, async ({ params }) => {
    refuseNoDay(params.day);
    const root = await new Roots(desk.db).find(params.day);
    if (!root) throw new Failure('A0401', '这一天没有公示的总摘要');
    return presentRoot(root);
  });

  serve(app, sendTraceEvent, ({ body }) => recordEvent(desk.db, body));

  serve(app, proveTraceOwner, ({ params, body, memberId }) =>
    proveOwner(desk, judge, { code: params.traceCode, memberId, ...body }),
  );
}

function refuseNoDay(day: string | undefined): void {
  if (day !== undefined && !isDay(day)) throw new Failure('A0421', '没有这一天');
}

/** Anybody may read; a member who sends a token may turn out to be the owner. */
async function readerOf(app: FastifyInstance, request: FastifyRequest, code: string): Promise<Reader> {
  const token = bearerToken(request);
  const memberId = token ? await app.accessRules.authenticate(token) : null;
  return { code, address: visitorAddress(request), memberId };
}
