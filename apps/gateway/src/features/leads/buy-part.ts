import type { buyPart as buyPartCall, CallRequest, PartPurchase } from '@cheyantong/contract';
import { dateTimeText, PART_RESERVED_MS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { readPartPurchase } from './part-purchase.ts';
import { type LeadDesk, takeLead } from './take-lead.ts';
import { readWantedPart } from './wanted-part.ts';

type PurchaseForm = CallRequest<typeof buyPartCall>['body'];

/** A part on offer goes to its supplier; a part that is only described goes to a supplier who may have it. */
export async function buyPart(desk: LeadDesk, memberId: string, form: PurchaseForm): Promise<PartPurchase> {
  const { partId } = form;
  const lead = await takeLead(desk, memberId, form, (tx) =>
    partId ? readPartPurchase(tx, partId, form.quantity) : readWantedPart(tx, form),
  );
  return {
    buyId: String(lead.id),
    createTime: dateTimeText(lead.createdAt),
    quantity: lead.quantity ?? form.quantity,
    reservedUntil:
      lead.partId === null ? null : dateTimeText(new Date(lead.createdAt.getTime() + PART_RESERVED_MS)),
    receiverName: await nameOf(desk.db, lead.dealerId),
  };
}

async function nameOf(db: DbHandle, dealerId: bigint): Promise<string> {
  const [dealer] = await db.select({ name: dealers.name }).from(dealers).where(eq(dealers.id, dealerId));
  if (!dealer) throw new Error(`lead without its dealer ${dealerId}`);
  return dealer.name;
}
