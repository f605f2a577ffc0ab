import type { LeadItem } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { releasePart } from '../parts/index.ts';
import { LEAD_DELIVERY } from './jobs.ts';
import { Leads } from './leads.ts';
import { partHolder } from './part-purchase.ts';
import { presentLeadItem } from './present-lead.ts';

/** Takes a lead back; a dealer that has it, or may have it, is told to forget it. Withdrawing twice changes nothing. */
export async function withdrawLead(
  desk: { db: DbHandle; enqueue: Enqueue },
  memberId: string,
  clueId: string,
): Promise<LeadItem> {
  const id = ownIdFrom(clueId);
  if (id === null) throw new Failure('A0401');
  const own = await desk.db.transaction(async (tx) => {
    await takeBack(desk, tx, id, BigInt(memberId));
    return new Leads(tx).findOwn(id, BigInt(memberId));
  });
  if (!own) throw new Failure('A0401');
  return presentLeadItem(own);
}

export async function takeBack(
  { enqueue }: { enqueue: Enqueue },
  tx: DbHandle,
  id: bigint,
  memberId: bigint,
): Promise<void> {
  const withdrawn = await new Leads(tx).withdraw(id, memberId);
  if (!withdrawn) return;
  await releasePart(tx, partHolder(id));
  if (withdrawn.attempts > 0) await enqueue(tx, LEAD_DELIVERY, { leadId: String(id) });
}
