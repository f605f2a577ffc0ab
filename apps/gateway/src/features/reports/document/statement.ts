import { maskText, type Service, wanWords } from '@cheyantong/domain';
import { canonicalJson } from '@cheyantong/trace-chain';
import type { ReportDocument } from './compose.ts';

interface Issued {
  service: Service;
  document: ReportDocument;
  documentSha256: string;
  pdfSha256: string;
}

/** What is signed, and all that a stranger with the number gets to read: it names the digests of everything else. */
export const composeStatement = ({ service, document, documentSha256, pdfSha256 }: Issued): string =>
  canonicalJson({
    reportCode: document.reportCode,
    service,
    provider: document.providerName,
    issuedAt: document.reportTime,
    vinMasked: maskText(document.vehicle.vin),
    verdict: signedVerdict(document),
    demo: document.demo,
    documentSha256,
    pdfSha256,
  });

/** Of a valuation the price is what somebody might alter. */
const signedVerdict = ({ verdict, ...document }: ReportDocument): string =>
  'evalPrice' in document && !document.sampleTooSmall
    ? `${verdict.title} ${wanWords(document.evalPrice)}；${verdict.sentence}`
    : verdict.sentence;
