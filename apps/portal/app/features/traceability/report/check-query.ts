import { type CallData, checkReport, listReportKeys } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { fingerprintOf, type PublicKey } from '../verify/public-key.ts';
import { readStatement, type Statement } from '../verify/statement.ts';
import { type SignatureVerdict, verifySignature } from '../verify/verify-signature.ts';

type Answer = CallData<typeof checkReport>;

/** What was signed, with everything needed to check it again. */
export interface Proof {
  statement: Statement;
  words: string;
  signature: string;
  key: PublicKey;
  fingerprint: string | null;
}

export interface CheckResult {
  answer: Answer;
  /** Found out by this browser, not told by the server; null where there is no report. */
  signature: SignatureVerdict | null;
  proof: Proof | null;
}

export const checkQuery = (reportCode: string) =>
  queryOptions({
    queryKey: ['visitor', 'report check', reportCode],
    queryFn: ({ signal }) => check(reportCode, signal),
    // Withdrawn or superseded since the last look: a check is always made anew.
    staleTime: 0,
    gcTime: 0,
  });

async function check(reportCode: string, signal: AbortSignal): Promise<CheckResult> {
  const [answer, keys] = await Promise.all([
    call(checkReport, { params: { reportCode } }, signal),
    call(listReportKeys, {}, signal),
  ]);
  const { statement: words, signature } = answer;
  if (answer.verdict === 'unknown' || words === null || signature === null) {
    return { answer, signature: null, proof: null };
  }
  const key = keys.find(({ keyId }) => keyId === answer.keyId);
  const statement = readStatement(words);
  // A sound signature under another report's words proves nothing about this one.
  if (!key || statement?.reportCode !== answer.reportCode)
    return { answer, signature: 'invalid', proof: null };
  const [verdict, fingerprint] = await Promise.all([
    verifySignature(words, signature, key),
    fingerprintOf(key),
  ]);
  return { answer, signature: verdict, proof: { statement, words, signature, key, fingerprint } };
}
