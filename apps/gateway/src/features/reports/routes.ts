import {
  getBatteryReport,
  getClaimReport,
  getInspectionReport,
  getRepairReport,
  getReportPdfLink,
  getSignedReport,
  getValuationReport,
} from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ReportDesk } from './desk.ts';
import { PdfLinks } from './pdf/pdf-link.ts';
import { pdfFileName, pdfRoute } from './pdf/pdf-route.ts';
import { callbackRoute } from './provider/callback-route.ts';
import { findOwnReport, readInspectionByCode, readOwnReport } from './read-report.ts';
import { ReportKeys } from './signing/report-keys.ts';
import { tracedPack } from './traced-pack.ts';

export function reportRoutes(app: FastifyInstance, desk: ReportDesk): void {
  const links = new PdfLinks(desk.appSecret);
  app.addHook('onReady', () => new ReportKeys(desk.db).publish(desk.signer));

  serve(app, getInspectionReport, async ({ memberId, query: { orderSn, reportCode = '' } }) => {
    if (!orderSn) return readInspectionByCode(desk, memberId, reportCode);
    return (await readOwnReport(desk, { memberId, orderNo: orderSn, service: 'inspection' })).report;
  });

  serve(app, getRepairReport, async ({ memberId, params: { orderSn: orderNo } }) => {
    return (await readOwnReport(desk, { memberId, orderNo, service: 'repair' })).report;
  });

  serve(app, getClaimReport, async ({ memberId, params: { orderSn: orderNo } }) => {
    return (await readOwnReport(desk, { memberId, orderNo, service: 'accident' })).report;
  });

  serve(app, getBatteryReport, async ({ memberId, params: { orderSn: orderNo } }) => {
    const { report, batteryCode } = await readOwnReport(desk, { memberId, orderNo, service: 'battery' });
    return { ...report, packTraceCode: await tracedPack(desk.db, batteryCode) };
  });

  serve(app, getValuationReport, async ({ memberId, params: { orderNo } }) => {
    const { order, report } = await readOwnReport(desk, { memberId, orderNo, service: 'valuation' });
    const { seriesId } = order.serviceInfo;
    const { recordDate: registered } = report.vehicle;
    const valued = seriesId && registered ? { seriesId, registered, priceWan: report.evalPrice } : null;
    return { ...report, similarCars: valued ? await desk.carsLike(valued, memberId) : [] };
  });

  serve(app, getReportPdfLink, async ({ memberId, params: { orderSn } }) => {
    const { report } = await findOwnReport(desk, memberId, orderSn);
    const { reportCode, service } = report;
    return { url: links.make(reportCode), fileName: pdfFileName(service, reportCode) };
  });

  serve(app, getSignedReport, async ({ memberId, params: { orderSn } }) => {
    const { report } = await findOwnReport(desk, memberId, orderSn);
    const { reportCode, document, statement, signature, algorithm, keyId } = report;
    return { reportCode, document, statement, signature, algorithm, keyId };
  });

  pdfRoute(app, desk, links);
  callbackRoute(app, desk);
}
