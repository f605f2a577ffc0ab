import type { IncomingHttpHeaders } from 'node:http';
import { INTENTION_NAMES } from '@cheyantong/domain';
import type { DbHandle } from '../../../db/handle.ts';
import { record } from '../../audit/index.ts';
import type { Delivery } from '../deliveries.ts';
import { calledMessage, viewedMessage } from '../lead-messages.ts';
import type { DeliveryDesk } from '../tell-dealer.ts';
import { LeadAnswers } from './lead-answers.ts';
import { type LeadAnswer, readAnswer } from './read-answer.ts';

interface Incoming {
  dealerId: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A dealer says that somebody saw the number, or called it: the member reads both. Whatever is not proved by the
 * dealer's own secret is refused; a lead of another dealer is one that is not there. Answers the HTTP status.
 */
export async function takeAnswer(
  { db, dealers, tell }: Pick<DeliveryDesk, 'db' | 'dealers' | 'tell'>,
  { dealerId, headers, body }: Incoming,
): Promise<200 | 400 | 401 | 404> {
  const dealer = await new LeadAnswers(db).findDealer(dealerId);
  if (!dealer || !dealers.proves(dealer, headers, body)) return 401;
  const answer = readAnswer(body);
  if (!answer) return 400;
  return db.transaction(async (tx) => {
    const answers = new LeadAnswers(tx);
    const delivery = await answers.findDelivered(dealer, answer.leadId);
    if (!delivery) return 404;
    const { lead } = delivery;
    if (!(await answers.add(lead.id, answer))) return 200;
    await recordUse(tx, delivery, answer);
    const message = answer.event === 'viewed' ? viewedMessage : calledMessage;
    await tell(tx, lead.memberId, message(lead, dealer.name, answer));
    return 200;
  });
}

const recordUse = (tx: DbHandle, { lead, dealer }: Delivery, answer: LeadAnswer): Promise<void> =>
  record(tx, {
    actor: { kind: dealer.trade === 'reusedParts' ? 'supplier' : 'dealer', name: dealer.name },
    action: answer.event === 'viewed' ? 'phone.viewed' : 'phone.called',
    subjectKind: 'lead',
    subjectId: String(lead.id),
    memberId: lead.memberId,
    facts: { occasion: INTENTION_NAMES[lead.intention], ...detailOf(answer) },
  });

/** 销售 S-0031, 通话 2 分 10 秒 */
function detailOf({ staff, seconds }: LeadAnswer): { detail?: string } {
  const call = seconds
    ? `通话 ${seconds >= 60 ? `${Math.floor(seconds / 60)} 分 ` : ''}${seconds % 60} 秒`
    : '';
  const detail = [staff && `销售 ${staff}`, call].filter(Boolean).join('，');
  return detail ? { detail } : {};
}
