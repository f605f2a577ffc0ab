import { checkReport as checkReportCall, listReportKeys } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { checkReport } from './check-report.ts';
import type { IssuedReports } from './issued-reports.ts';

export function traceabilityRoutes(app: FastifyInstance, issued: IssuedReports): void {
  serve(app, checkReportCall, ({ params }) => checkReport(issued, params.reportCode));

  serve(app, listReportKeys, async () =>
    (await issued.keys()).map((key) => ({ ...key, since: dateTimeText(key.since) })),
  );
}
