import { digestOf } from '@cheyantong/trace-chain';
import type { EvaluationDesk } from '../desk.ts';
import { type EvaluationRow, Evaluations, type RevisionRow } from '../evaluations.ts';
import { certificateCode, readCertificateCode } from './certificate-code.ts';
import { type CertificateRow, Certificates } from './certificates.ts';
import { composeCertificate, readCertificate } from './compose.ts';
import { composeStatement } from './statement.ts';

export interface Issued extends CertificateRow {
  evaluation: EvaluationRow;
}

/** The paper of a number, printed and signed when it is first asked for; undefined where no result has the number. */
export async function certificateOf(desk: EvaluationDesk, number: string): Promise<Issued | undefined> {
  const asked = readCertificateCode(number);
  const evaluations = new Evaluations(desk.db);
  const evaluation = asked ? await evaluations.findByCode(asked.code) : undefined;
  if (!asked || !evaluation) return undefined;
  const certificates = new Certificates(desk.db);
  const issued = await certificates.find(number);
  if (issued) return { ...issued, evaluation };
  const shown = (await evaluations.revisions(evaluation.id)).find(
    ({ revision }) => revision === asked.revision,
  );
  if (!shown || certificateCode(asked.code, shown.revision) !== number) return undefined;
  await desk.publishKey(desk.db);
  await certificates.add(await makeCertificate(desk, evaluation, shown));
  const kept = await certificates.find(number);
  return kept && { ...kept, evaluation };
}

async function makeCertificate(desk: EvaluationDesk, evaluation: EvaluationRow, shown: RevisionRow) {
  const text = composeCertificate(evaluation, shown);
  const document = readCertificate(text);
  const { signer } = desk;
  const pdf = await desk.print({
    document: text,
    checkCode: desk.checkCodeOf(text),
    verifyUrl: desk.verifyUrlOf(document.code),
    keyId: signer.keyId,
  });
  const statement = composeStatement({
    document,
    documentSha256: digestOf(text),
    pdfSha256: digestOf(pdf),
  });
  return {
    code: document.code,
    evaluationId: evaluation.id,
    document: text,
    pdf,
    statement,
    signature: signer.sign(statement),
    algorithm: signer.algorithm,
    keyId: signer.keyId,
  };
}
