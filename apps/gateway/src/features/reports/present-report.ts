import { getReportPdfLink } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { carPictureUrl } from '../pictures/index.ts';
import type { OrderedCar } from './desk.ts';
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
  { publicUrl, car: { body, level } }: { publicUrl: string; car: Pick<OrderedCar, 'body' | 'level'> },
): ReportDocument<S> & Added {
  const document = readDocument<S>(text);
  const { vehicle } = document;
  return {
    ...document,
    pdfUrl: pdfUrlOf(document.orderNo),
    pictureUrl:
      body &&
      carPictureUrl({ ...vehicle, body, level, energy: vehicle.energyType }, { view: 'quarter', width: 640 }),
    verifyUrl: verifyUrlOf(publicUrl, document.reportCode),
    checkCode: checkCodeOf(text),
  };
}
