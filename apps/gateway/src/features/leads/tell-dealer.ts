import { AGREEMENTS, dateTimeText, INTENTION_NAMES } from '@cheyantong/domain';
import { type DealerApi, type DealerLead, DealerRefused } from '../../adapters/dealers/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { record } from '../audit/index.ts';
import type { Tell } from '../messages/index.ts';
import { answerUrlOf } from './answers/answer-url.ts';
import { Deliveries, type Delivery } from './deliveries.ts';
import { deliveredMessage } from './lead-messages.ts';
import type { LeadRow } from './leads.ts';

export interface DeliveryDesk {
  db: DbHandle;
  dealers: DealerApi;
  tell: Tell;
  /** Where people, and dealers' answers, reach the portal. */
  publicUrl: string;
}

/**
 * Brings the dealer up to date with one lead: hands a queued one over, and takes a withdrawn one back. Running it again
 * does no harm, so every change of a lead simply queues it once more. It throws when another try may help.
 */
export async function tellDealer(desk: DeliveryDesk, leadId: bigint): Promise<void> {
  const { db, dealers, tell } = desk;
  const deliveries = new Deliveries(db);
  try {
    const queued = await beginTelling(db, leadId);
    if (queued) {
      await dealers.deliver(queued.dealer, leadForDealer(queued.lead, desk));
      await db.transaction(async (tx) => {
        const delivered = await new Deliveries(tx).recordDelivered(leadId);
        if (delivered) await tell(tx, delivered.memberId, deliveredMessage(delivered, queued.dealer.name));
      });
    }
    const withdrawn = await deliveries.findWithdrawalOwed(leadId);
    if (withdrawn) {
      const { lead, dealer } = withdrawn;
      const withdrawTime = dateTimeText(lead.withdrawnAt ?? new Date());
      await dealers.withdraw(dealer, { leadId: String(leadId), withdrawTime });
      await deliveries.recordWithdrawalTold(leadId);
    }
  } catch (error) {
    if (!(error instanceof DealerRefused)) throw error;
    await deliveries.recordProblem(leadId, error.message);
    if (error.reason !== 'unusable-address') throw error;
    await deliveries.giveUp(leadId);
  }
}

/** The first try is told to the member: from then on the dealer may have the number, whatever becomes of the try. */
const beginTelling = (db: DbHandle, leadId: bigint): Promise<Delivery | undefined> =>
  db.transaction(async (tx) => {
    const queued = await new Deliveries(tx).begin(leadId);
    if (queued?.lead.attempts === 1 && queued.dealer.webhookUrl) await recordHanded(tx, queued);
    return queued;
  });

const recordHanded = (tx: DbHandle, { lead, dealer }: Delivery): Promise<void> =>
  record(tx, {
    actor: { kind: dealer.trade === 'reusedParts' ? 'supplier' : 'dealer', name: dealer.name },
    action: 'phone.handed',
    subjectKind: 'lead',
    subjectId: String(lead.id),
    memberId: lead.memberId,
    facts: { occasion: INTENTION_NAMES[lead.intention] },
  });

const leadForDealer = (lead: LeadRow, { publicUrl }: DeliveryDesk): DealerLead => ({
  leadId: String(lead.id),
  intentionType: lead.intention,
  phone: lead.phone,
  vehicleId: lead.vehicleId === null ? null : String(lead.vehicleId),
  partId: lead.partId === null ? null : String(lead.partId),
  partName: lead.partName,
  quantity: lead.quantity,
  brandName: lead.brandName,
  seriesName: lead.seriesName,
  modelName: lead.modelName,
  provinceName: lead.provinceName,
  cityName: lead.cityName,
  recordDate: lead.recordDate,
  mileageKm: lead.mileageKm,
  consent: {
    document: AGREEMENTS[lead.consentDocument].name,
    version: lead.consentVersion,
    time: dateTimeText(lead.consentedAt),
  },
  createTime: dateTimeText(lead.createdAt),
  answerUrl: answerUrlOf(publicUrl, lead.dealerId),
});
