import type { addClue, CallRequest, Lead } from '@cheyantong/contract';
import { AGREEMENTS, INTENTIONS, LEAD_AGREEMENTS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { members } from '../account/tables.ts';
import { readInquiry } from './inquiry.ts';
import { LEAD_DELIVERY } from './jobs.ts';
import { Leads } from './leads.ts';
import { presentLead } from './present-lead.ts';
import { readSellCar } from './sell-car.ts';
import type { Wish } from './wish.ts';

export interface LeadDesk {
  db: DbHandle;
  enqueue: Enqueue;
  /** Uses up the code that was sent to this phone for a lead, or counts a wrong try. */
  verifyCode(handle: DbHandle, phone: string, code: string): Promise<'passed' | 'wrong' | 'exhausted'>;
  sendCode(phone: string, address: string): Promise<null>;
}

type LeadForm = CallRequest<typeof addClue>['body'];

/**
 * Stores a lead with its consent and queues it for its dealer, all or nothing; a wrong code is committed before the
 * refusal is thrown. The same wish within a day is the lead that is already there: its phone has been proved then.
 */
export async function addLead(desk: LeadDesk, memberId: string, form: LeadForm): Promise<Lead> {
  const outcome = await desk.db.transaction(async (tx) => {
    const member = await takeTurn(tx, BigInt(memberId));
    const leads = new Leads(tx);
    const { subject, chooseReceiver } = await readWish(tx, form);
    const same = await leads.findSame(member.id, form.phone, subject);
    if (same) return same;

    const dealerId = await chooseReceiver();
    const verdict = await provePhone(desk, tx, form, member.mobile);
    if (verdict !== 'passed') return verdict;
    const agreement = LEAD_AGREEMENTS[form.intentionType];
    const added = await leads.add({
      ...subject,
      memberId: member.id,
      dealerId,
      phone: form.phone,
      consentDocument: agreement,
      consentVersion: AGREEMENTS[agreement].version,
    });
    await desk.enqueue(tx, LEAD_DELIVERY, { leadId: String(added.id) });
    return added;
  });
  if (outcome === 'exhausted') throw new Failure('A0241');
  if (outcome === 'wrong') throw new Failure('A0240');
  return presentLead(outcome);
}

/** Requests of one member wait for each other here, so that two at once do not both find no lead yet. */
async function takeTurn(tx: DbHandle, memberId: bigint): Promise<{ id: bigint; mobile: string }> {
  const [member] = await tx
    .select({ id: members.id, mobile: members.mobile })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (!member) throw new Failure('A0230');
  return member;
}

const readWish = (tx: DbHandle, form: LeadForm): Promise<Wish> =>
  form.intentionType === INTENTIONS.usedCarInquiry
    ? readInquiry(tx, form.vehicleId ?? '')
    : readSellCar(tx, form);

async function provePhone(desk: LeadDesk, tx: DbHandle, form: LeadForm, ownPhone: string) {
  if (form.phone === ownPhone) return 'passed';
  if (!form.smsCode) throw new Failure('A0410', '请输入验证码');
  return desk.verifyCode(tx, form.phone, form.smsCode);
}
