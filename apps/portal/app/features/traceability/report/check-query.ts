import { type CallData, checkReport, listReportKeys } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { ANEW } from '../trace-queries.ts';
import { fingerprintOf, type PublicKey } from '../verify/public-key.ts';
import { readStatement, type Statement } from '../verify/statement.ts';
import { type SignatureVerdict, verifySignature } from '../verify/verify-signature.ts';

/** What the platform says of a report, with the keys it is signed by. */
export interface ReportAnswer {
  answer: CallData<typeof checkReport>;
  keys: CallData<typeof listReportKeys>;
}

/** What was signed, with everything needed to check it again. */
export interface Proof {
  statement: Statement;
  words: string;
  signature: string;
  key: PublicKey;
  fingerprint: string | null;
}

export interface CheckResult {
  answer: ReportAnswer['answer'];
  /** Found out by this browser, not told by the server; null where there is no report. */
  signature: SignatureVerdict | 'unchecked' | null;
  proof: Proof | null;
}

/** `seed`: what the server said while it made the page. The browser checks it, and need not ask again. */
export const checkQuery = (reportCode: string, seed: ReportAnswer | undefined) =>
  queryOptions({
    ...ANEW,
    queryKey: ['visitor', 'report check', reportCode],
    queryFn: async ({ signal }) => checked(seed ?? (await ask(reportCode, signal))),
    ...(seed && { placeholderData: unchecked(seed) }),
  });

async function ask(reportCode: string, signal: AbortSignal): Promise<ReportAnswer> {
  const [answer, keys] = await Promise.all([
    call(checkReport, { params: { reportCode } }, signal),
    call(listReportKeys, {}, signal),
  ]);
  return { answer, keys };
}

/** All that can be said without checking the signature. */
function unchecked({ answer, keys }: ReportAnswer): CheckResult {
  const { statement: words, signature } = answer;
  if (answer.verdict === 'unknown' || words === null || signature === null) {
    return { answer, signature: null, proof: null };
  }
  const key = keys.find(({ keyId }) => keyId === answer.keyId);
  const statement = readStatement(words);
  // A sound signature under another report's words proves nothing about this one.
  if (!key || statement?.reportCode !== answer.reportCode)
    return { answer, signature: 'invalid', proof: null };
  return { answer, signature: 'unchecked', proof: { statement, words, signature, key, fingerprint: null } };
}

async function checked(told: ReportAnswer): Promise<CheckResult> {
  const { proof, ...result } = unchecked(told);
  if (!proof) return { ...result, proof };
  const [signature, fingerprint] = await Promise.all([
    verifySignature(proof.words, proof.signature, proof.key),
    fingerprintOf(proof.key),
  ]);
  return { ...result, signature, proof: { ...proof, fingerprint } };
}
