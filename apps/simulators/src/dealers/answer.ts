import { randomUUID } from 'node:crypto';
import type { ReceivedLead } from './inbox.ts';
import { signedHeaders } from './signature.ts';

export const ANSWERS = ['viewed', 'called'] as const;
type Answer = (typeof ANSWERS)[number];

const STAFF = 'S-0031';
const CALL_SECONDS = 130;
const PATIENCE_MS = 5_000;

/** The dealer says that somebody there saw the number, or called it; the portal's status, or 0 without an answer. */
export async function sayAnswer(
  { leadId, answerUrl }: ReceivedLead,
  event: Answer,
  now: Date,
): Promise<number> {
  const seconds = event === 'called' ? CALL_SECONDS : undefined;
  const body = JSON.stringify({ answerId: randomUUID(), leadId, event, staff: STAFF, seconds });
  const request = {
    method: 'POST',
    headers: signedHeaders(body, now),
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  try {
    return (await fetch(answerUrl ?? '', request)).status;
  } catch {
    return 0;
  }
}
