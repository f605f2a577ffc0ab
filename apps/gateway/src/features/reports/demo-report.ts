import { readFile } from 'node:fs/promises';
import { REPORT_FINDINGS } from '@cheyantong/contract/findings';
import { DEMO_REPORT } from '@cheyantong/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../orders/tables.ts';
import type { ReportDesk } from './desk.ts';
import { keepPdf, makeReport } from './issue-report.ts';
import { Reports } from './reports.ts';
import { ReportKeys } from './signing/report-keys.ts';
import { reports } from './tables.ts';

const FINDINGS = new URL('../../../demo/reports/inspection.json', import.meta.url);

/**
 * Issues the report that the pages name as an example, where the demonstration has an order for it and no server has done
 * so before. It is signed with this installation's key, so it cannot be loaded like other content.
 */
export async function issueDemoReport(desk: ReportDesk): Promise<void> {
  const [waiting] = await desk.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .leftJoin(reports, eq(reports.reportCode, orders.reportCode))
    .where(and(eq(orders.reportCode, DEMO_REPORT.code), isNull(reports.id)));
  const order = waiting && (await desk.orders.find(desk.db, waiting.orderNo));
  if (!order) return;
  const { findings, vehicle } = JSON.parse(await readFile(FINDINGS, 'utf8'));
  const answer = { findings: REPORT_FINDINGS.inspection.parse(findings), vehicle };
  const report = await makeReport(desk, order, answer, new Date(DEMO_REPORT.issuedAt), DEMO_REPORT.code);
  await desk.db.transaction(async (tx) => {
    await new ReportKeys(tx).publish(desk.signer);
    if (await new Reports(tx).addOnce(report)) await keepPdf(desk, tx, report);
  });
}
