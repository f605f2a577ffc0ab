import type { IncomingHttpHeaders } from 'node:http';
import type { DbHandle } from '../../../db/handle.ts';
import type { ReportDesk } from '../desk.ts';
import { REPORT_ASK } from '../job-names.ts';
import { CallbackLog } from './callback-log.ts';
import { AnswerRefused, readProviderAnswer } from './read-answer.ts';

interface Callback {
  providerCode: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the provider hears: the refusal with its status, or that the message was received. */
type Verdict = { status: 200 } | { status: 400 | 401; refusal: AnswerRefused };

/**
 * Takes a provider's message. That it came is written down together with what it changes: what failed half-way may
 * come again, what was done may not.
 */
export async function takeCallback(desk: ReportDesk, callback: Callback): Promise<Verdict> {
  const { providerCode, headers, body } = callback;
  const proof = desk.providers.prove(providerCode, headers, body);
  if ('problem' in proof) return refused(desk.db, 401, callback, new AnswerRefused(proof.problem, null));
  const effect = await readProviderAnswer(desk, providerCode, body).catch((error: unknown) => {
    if (error instanceof AnswerRefused) return error;
    throw error;
  });
  return desk.db.transaction(async (tx) => {
    if (!(await new CallbackLog(tx).isFirst(providerCode, proof.nonce)))
      return refused(tx, 401, callback, new AnswerRefused('重复的消息', null));
    if (effect instanceof AnswerRefused) {
      // Perhaps it can say it better: it is asked at once.
      const { orderNo } = effect;
      if (orderNo) await desk.enqueue(tx, REPORT_ASK, { orderNo });
      return refused(tx, 400, callback, effect);
    }
    await effect(tx);
    return { status: 200 };
  });
}

async function refused(
  handle: DbHandle,
  status: 400 | 401,
  { providerCode }: Callback,
  refusal: AnswerRefused,
): Promise<Verdict> {
  const { message: reason, orderNo, details } = refusal;
  await new CallbackLog(handle).refuse({ providerCode, orderNo, reason, details });
  return { status, refusal };
}
