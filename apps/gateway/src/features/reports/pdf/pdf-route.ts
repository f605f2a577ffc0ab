import { SERVICES, type Service } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../http/failure.ts';
import { LINK_QUERY, type LinkQuery } from '../../../http/signed-links.ts';
import type { ReportDesk } from '../desk.ts';
import { Reports } from '../reports.ts';
import { PDF_ROUTE, type PdfLinks } from './pdf-link.ts';

/** A PDF runs nothing in our origin, and the stricter policy of the calls would stop the browser's own viewer. */
const VIEWER_POLICY = "frame-ancestors 'none'";

export const pdfFileName = (service: Service, reportCode: string): string =>
  `${SERVICES[service].name.replace(/报告$/, '')}报告-${reportCode}.pdf`;

interface PdfRequest {
  Params: { reportCode: string };
  Querystring: LinkQuery;
}

const schema = { hide: true, querystring: LINK_QUERY };

/** The PDF behind a link. A bad link and a report that is not there get the same answer. */
export function pdfRoute(app: FastifyInstance, desk: ReportDesk, links: PdfLinks): void {
  app.get<PdfRequest>(PDF_ROUTE, { schema }, async ({ params: { reportCode }, query }, reply) => {
    const reports = new Reports(desk.db);
    const report = links.isGood(reportCode, query) ? await reports.find(reportCode) : undefined;
    const pdf = report && (await pdfBytes(desk, reportCode));
    if (!pdf) throw new Failure('A0401');
    const fileName = encodeURIComponent(pdfFileName(report.service, reportCode));
    return reply
      .header('content-security-policy', VIEWER_POLICY)
      .header('content-disposition', `inline; filename="${reportCode}.pdf"; filename*=UTF-8''${fileName}`)
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
      .send(Buffer.from(pdf));
  });
}

async function pdfBytes({ db, pdfs }: ReportDesk, reportCode: string): Promise<Uint8Array | undefined> {
  const place = await new Reports(db).pdfOf(reportCode);
  return place?.pdfFileId ? (await pdfs.get(place.pdfFileId))?.bytes : (place?.pdf ?? undefined);
}
