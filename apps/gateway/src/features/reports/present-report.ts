import { getReportPdfLink } from '@cheyantong/contract';
import { maskText, type Service } from '@cheyantong/domain';
import { carPictureUrl } from '../pictures/address.ts';
import { type ReportDocument, readDocument } from './document/compose.ts';
import { checkCodeOf } from './document/digest.ts';

/** What the QR code on a report says. */
export const verifyUrlOf = (publicUrl: string, reportCode: string): string =>
  `${publicUrl}/traceability?code=${reportCode}`;

const pdfUrlOf = (orderNo: string): string => `/api/${getReportPdfLink.path.replace(':orderSn', orderNo)}`;

interface Added {
  verifyUrl: string;
  checkCode: string;
  pdfUrl: string | null;
  pictureUrl: string | null;
}

/** The document as it was issued, with what depends on its digest or on where the portal is. */
export function presentReport<S extends Service>(
  text: string,
  { publicUrl, body }: { publicUrl: string; body: string | null },
): ReportDocument<S> & Added {
  const document = readDocument<S>(text);
  const { color } = document.vehicle;
  return {
    ...document,
    pdfUrl: pdfUrlOf(document.orderNo),
    pictureUrl: body && carPictureUrl({ body, color, view: 'quarter', width: 640 }),
    verifyUrl: verifyUrlOf(publicUrl, document.reportCode),
    checkCode: checkCodeOf(text),
  };
}

/** For a member who only has the number: whose car and whose order it is are hidden, wherever they are mentioned. */
export function withoutOwner<Report extends ReportDocument & Added>(report: Report): Report {
  const { vin, plateNo } = report.vehicle;
  const hidden: [string | null, string][] = [
    [vin, maskText(vin)],
    [plateNo, `${plateNo?.slice(0, 2)}****${plateNo?.slice(-1)}`],
    [report.orderNo, `****${report.orderNo.slice(-4)}`],
  ];
  const text = hidden.reduce(
    (shown, [secret, instead]) => (secret ? shown.replaceAll(secret, instead) : shown),
    JSON.stringify({ ...report, pdfUrl: null }),
  );
  return JSON.parse(text);
}
