import type { MessageKind } from '@cheyantong/domain';
import type { CodeDesk } from './send-code.ts';
import { priceOf } from './sms-price.ts';
import { SmsSends } from './sms-sends.ts';

/** A text message that nobody waits for. */
export interface Notice {
  phone: string;
  kind: MessageKind;
  title: string;
}

/**
 * Sends a notice, if it costs nothing: from half of the budgets on, what is left is for codes. Counted before the vendor
 * is called, as codes are, and not sent again when the vendor fails: the message itself stands in the message centre.
 */
export async function sendNotice(
  { db, sms, budgets, watch }: Pick<CodeDesk, 'db' | 'sms' | 'budgets' | 'watch'>,
  { phone, kind, title }: Notice,
): Promise<void> {
  const template = `${kind}-notice` as const;
  if (!sms.knows(template)) return;
  const send = { phone, place: null };
  const outcome = await db.transaction(async (tx) => {
    const sends = new SmsSends(tx, budgets);
    await sends.takeTurn(send);
    const usage = await sends.usage(send);
    const price = priceOf(usage);
    const sent = price.kind === 'free' && (await sends.record(send, null));
    return { price, usage, sent };
  });
  watch(outcome);
  if (outcome.sent) await sms.send({ phone, template, params: { title } });
}
