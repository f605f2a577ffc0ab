import type { ReportFindings } from '@cheyantong/contract/findings';
import { maskPhone, readCode, type Service, wholeCarName } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { ReportDesk } from './desk.ts';
import { composeDocument, readDocument } from './document/compose.ts';
import { checkCodeOf, sha256 } from './document/digest.ts';
import { composeStatement } from './document/statement.ts';
import { verifyUrlOf } from './present-report.ts';
import type { VehicleFacts } from './provider/provider-answer.ts';
import { ReportRequests } from './provider/report-requests.ts';
import { newReportCode } from './report-code.ts';
import { correctedMessage, readyMessage } from './report-messages.ts';
import type { ReportOrder } from './report-orders.ts';
import { Reports } from './reports.ts';
import { ReportKeys } from './signing/report-keys.ts';

interface Findings {
  findings: ReportFindings[Service];
  vehicle: VehicleFacts;
  revision: number;
}

type NewReport = Parameters<Reports['add']>[0] & { pdfFileId: string };

/**
 * Makes and signs the report of an order, and answers how to keep it. Printing takes a while and needs no transaction;
 * keeping it does. A later edition of the findings supersedes what was issued before.
 */
export async function prepareReport(
  desk: ReportDesk,
  order: ReportOrder,
  answer: Findings,
): Promise<(tx: DbHandle) => Promise<void>> {
  const request = await new ReportRequests(desk.db).find(order.orderNo);
  if (!request || request.revision >= answer.revision) return async () => {};
  const report = await makeReport(desk, order, answer);
  return async (tx) => {
    if (!(await new ReportRequests(tx).answer(order.orderNo, answer.revision))) return;
    if (await hasPlaceFor(desk, tx, order, report.reportCode)) {
      await new ReportKeys(tx).publish(desk.signer);
      await new Reports(tx).add(report);
      await keepPdf(desk, tx, report);
      await desk.orders.nameCar(tx, order.orderNo, wholeCarName(readDocument(report.document).vehicle));
    }
  };
}

/** A report, printed and signed, that nobody has kept yet. */
export async function makeReport(
  desk: ReportDesk,
  order: ReportOrder,
  answer: Omit<Findings, 'revision'>,
  issuedAt = new Date(),
  reportCode = newReportCode(order.service, issuedAt),
): Promise<NewReport> {
  const { db, signer } = desk;
  const { energyType } = await desk.carOf(db, order);
  const document = composeDocument({
    order,
    findings: answer.findings,
    vehicle: answer.vehicle,
    energyType: energyType ?? answer.vehicle.energyType ?? null,
    reportCode,
    issuedAt,
  });
  const pdf = await desk.print({
    service: order.service,
    document,
    checkCode: checkCodeOf(document),
    verifyUrl: verifyUrlOf(desk.publicUrl, reportCode),
    keyId: signer.keyId,
    reader: maskPhone(await desk.phoneOf(db, order.memberId)),
  });
  const statement = composeStatement({
    service: order.service,
    document: readDocument(document),
    documentSha256: sha256(document),
    pdfSha256: sha256(pdf),
  });
  return {
    reportCode,
    orderNo: order.orderNo,
    memberId: order.memberId,
    service: order.service,
    batteryCode: batteryCodeIn(answer.findings),
    document,
    pdfFileId: await desk.pdfs.put({ name: `${reportCode}.pdf`, type: 'application/pdf', bytes: pdf }),
    statement,
    signature: signer.sign(statement),
    algorithm: signer.algorithm,
    keyId: signer.keyId,
    issuedAt,
  };
}

/** A PDF whose report was not issued after all is gone after a day. */
export const keepPdf = ({ pdfs }: ReportDesk, tx: DbHandle, { pdfFileId }: NewReport): Promise<void> =>
  pdfs.keep(tx, pdfFileId, 'report');

/** As the pack's chain is called, if it has one. */
function batteryCodeIn(findings: Findings['findings']): string | null {
  const packCode = 'pack' in findings ? findings.pack.packCode : null;
  const { code, kind, whole } = readCode(packCode ?? '');
  return kind === 'battery' && whole ? code : null;
}

/** False when the order went elsewhere meanwhile: whoever got the money back gets no report. */
async function hasPlaceFor(
  { orders, tell }: ReportDesk,
  tx: DbHandle,
  order: ReportOrder,
  reportCode: string,
): Promise<boolean> {
  const { orderNo, memberId, providerName } = order;
  const earlier = await new Reports(tx).latestOf(orderNo);
  if (!earlier) {
    await orders.markInService(tx, orderNo, `${providerName}已完成`);
    const completed = await orders.markCompleted(tx, orderNo, reportCode);
    if (completed) await tell(tx, memberId, readyMessage(order, reportCode));
    return completed;
  }
  await new Reports(tx).supersede(earlier.reportCode, reportCode);
  await orders.setReport(tx, orderNo, reportCode);
  await tell(tx, memberId, correctedMessage(order, reportCode));
  return true;
}
