import { canonicalJson } from '@cheyantong/trace-chain';
import { starWords } from '../words/chinese-number.ts';
import type { CertificateDocument } from './compose.ts';

interface Issued {
  document: CertificateDocument;
  documentSha256: string;
  pdfSha256: string;
}

/** What is signed, in the words of a report's statement: whoever checks numbers needs to know only one kind. */
export const composeStatement = ({ document, documentSha256, pdfSha256 }: Issued): string =>
  canonicalJson({
    reportCode: document.code,
    service: 'evaluation',
    provider: document.facts.test.organisation,
    issuedAt: document.publishTime,
    vinMasked: document.facts.vehicle.vin,
    verdict: scoresInWords(document),
    demo: document.demo,
    documentSha256,
    pdfSha256,
  });

/** 示例 远航 E5：安全测评 2026 版五星，总分 83.5；乘员保护 86.7，儿童保护 84.5 */
const scoresInWords = ({ car, edition, starLevel, totalScore, dimensions }: CertificateDocument): string =>
  `${car}：${edition.programmeName} ${edition.name}${starWords(starLevel)}，总分 ${totalScore.toFixed(1)}；` +
  dimensions.map(({ name, score }) => `${name} ${score.toFixed(1)}`).join('，');
