import type { EvaluationDetail } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import { canonicalJson } from '@cheyantong/trace-chain';
import type { EvaluationRow, RevisionRow } from '../evaluations.ts';
import type { EvaluationFacts } from '../facts.ts';
import { isDemonstration } from '../open-data/licence.ts';
import { presentDimensions } from '../present-dimensions.ts';
import { carName, modelName } from '../present-item.ts';
import { remarkOn } from '../words/remark.ts';
import { verdictOn } from '../words/verdict.ts';
import { certificateCode } from './certificate-code.ts';

/** A result as it is signed: what was measured, what it earned, and by which text of the edition. */
export interface CertificateDocument {
  code: string;
  revision: number;
  publishTime: string;
  reason: string | null;
  demo: boolean;
  edition: { title: string; name: string; programmeName: string; digest: string; repeatability: number };
  car: string;
  model: string;
  facts: Pick<EvaluationFacts, 'vehicle' | 'test' | 'sponsor'>;
  totalScore: number;
  starLevel: number;
  verdict: string;
  remark: string;
  dimensions: EvaluationDetail['dimensions'];
}

/** With the sentences and rows of the page, so that paper and screen cannot differ; without what other cars can change. */
export function composeCertificate(evaluation: EvaluationRow, shown: RevisionRow): string {
  const { vehicle, test, sponsor } = evaluation.facts;
  const { edition, scored } = shown;
  const { title, name, programmeName, repeatability } = edition;
  const document: CertificateDocument = {
    code: certificateCode(evaluation.code, shown.revision),
    revision: shown.revision,
    publishTime: dateTimeText(shown.publishedAt),
    reason: shown.reason,
    demo: isDemonstration(vehicle.brand),
    edition: { title, name, programmeName, repeatability, digest: shown.editionDigest },
    car: carName(evaluation),
    model: modelName(evaluation),
    facts: { vehicle, test, sponsor },
    totalScore: scored.total,
    starLevel: scored.stars.stars,
    verdict: verdictOn(edition, scored, null)
      .map(({ text }) => text)
      .join(''),
    remark: remarkOn(edition, scored).text,
    dimensions: presentDimensions(edition, scored, shown.readings, () => null),
  };
  return canonicalJson(document);
}

export const readCertificate = (text: string): CertificateDocument => JSON.parse(text);
