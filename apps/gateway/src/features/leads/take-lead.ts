import { type AgreementId, LEAD_AGREEMENTS, limitFor, limitSentence } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { members } from '../account/tables.ts';
import { LEAD_DELIVERY } from './jobs.ts';
import type { LeadRequest } from './lead-request.ts';
import { type LeadRow, Leads } from './leads.ts';

export interface LeadDesk {
  db: DbHandle;
  enqueue: Enqueue;
  /** Records what the member agrees to with a lead; refuses where a newer version has to be read first. */
  agree(
    handle: DbHandle,
    memberId: bigint,
    agreeing: { occasion: string; documents: readonly AgreementId[]; version?: string | undefined },
  ): Promise<(document: AgreementId) => string>;
  /** Whoever is certified may ask more often. */
  isCertified(handle: DbHandle, memberId: bigint): Promise<boolean>;
  /** Uses up the code that this member had sent to the phone, or counts a wrong try. */
  verifyCode(
    handle: DbHandle,
    memberId: string,
    claim: { phone: string; code: string },
  ): Promise<'passed' | 'wrong' | 'exhausted'>;
  sendCode(
    memberId: string,
    request: { phone: string; address: string; ticket: string | undefined },
  ): Promise<null>;
}

/** Whom to call, and the proof that this phone may be called when it is not the member's own. */
interface Contact {
  phone: string;
  smsCode?: string | undefined;
  agreedVersion?: string | undefined;
}

interface Caller {
  id: bigint;
  mobile: string;
}

/**
 * Stores a lead with its consent and queues it for its dealer, all or nothing; a wrong code is committed before the
 * refusal is thrown. The same request within a day is the lead that is already there: its phone has been proved then.
 */
export async function takeLead(
  desk: LeadDesk,
  memberId: string,
  contact: Contact,
  readRequest: (tx: DbHandle) => Promise<LeadRequest>,
): Promise<LeadRow> {
  const outcome = await desk.db.transaction(async (tx) => {
    const member = await takeTurn(tx, BigInt(memberId));
    const leads = new Leads(tx);
    const { subject, chooseReceiver, claim } = await readRequest(tx);
    const same = await leads.findSame(member.id, contact.phone, subject);
    if (same) return same;
    await refuseTooMany(desk, tx, member.id);

    const dealerId = await chooseReceiver();
    const verdict = await provePhone(desk, tx, contact, member);
    if (verdict !== 'passed') return verdict;
    const agreement = LEAD_AGREEMENTS[subject.intention];
    const versionOf = await desk.agree(tx, member.id, {
      occasion: 'lead',
      documents: [agreement],
      version: contact.agreedVersion,
    });
    const added = await leads.add({
      ...subject,
      memberId: member.id,
      dealerId,
      phone: contact.phone,
      consentDocument: agreement,
      consentVersion: versionOf(agreement),
    });
    await claim?.(added.id);
    await desk.enqueue(tx, LEAD_DELIVERY, { leadId: String(added.id) });
    return added;
  });
  if (outcome === 'exhausted') throw new Failure('A0241');
  if (outcome === 'wrong') throw new Failure('A0240');
  return outcome;
}

/** Requests of one member wait for each other here, so that two at once do not both find no lead yet. */
async function takeTurn(tx: DbHandle, memberId: bigint): Promise<Caller> {
  const [member] = await tx
    .select({ id: members.id, mobile: members.mobile })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (!member) throw new Failure('A0230');
  return member;
}

async function refuseTooMany({ isCertified }: LeadDesk, tx: DbHandle, memberId: bigint): Promise<void> {
  const certified = await isCertified(tx, memberId);
  if ((await new Leads(tx).countOfDay(memberId)) >= limitFor('leadsADay', certified))
    throw new Failure('A0501', limitSentence('leadsADay', certified));
}

async function provePhone(desk: LeadDesk, tx: DbHandle, { phone, smsCode }: Contact, member: Caller) {
  if (phone === member.mobile) return 'passed';
  if (!smsCode) throw new Failure('A0410', '请输入验证码');
  return desk.verifyCode(tx, String(member.id), { phone, code: smsCode });
}
