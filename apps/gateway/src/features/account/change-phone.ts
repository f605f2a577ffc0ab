import type { CallRequest, changePhone as changePhoneCall } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { record } from '../audit/index.ts';
import { phoneChangedMessage } from './account-messages.ts';
import type { LoginDesk } from './log-in.ts';
import { type MemberRow, Members } from './members.ts';
import { type CodeDesk, sendCode } from './send-code.ts';
import { Sessions } from './sessions.ts';
import { type CodeVerdict, SmsCodes } from './sms-codes.ts';

interface Asked {
  memberId: string;
  address: string;
  ticket: string | undefined;
}

/** To the number of now, or to the one that is to come. Whose that is, is said only to whoever holds it. */
export async function sendPhoneChangeCode(
  desk: CodeDesk,
  { memberId, address, ticket }: Asked,
  newPhone: string | undefined,
): Promise<null> {
  const { mobile } = await memberOf(desk.db, memberId);
  if (newPhone === mobile) throw new Failure('A0400', '新手机号与现在的相同');
  return sendCode(desk, {
    phone: newPhone ?? mobile,
    purpose: newPhone ? 'newPhone' : 'oldPhone',
    askedBy: memberId,
    address,
    ticket,
  });
}

/**
 * Changes the number once both are proved; whoever else is logged in is not any more. A wrong try is committed before
 * the refusal is thrown, and the other code, which was right, stays good.
 */
export async function changePhone(
  { db, appSecret, tell }: Pick<LoginDesk, 'db' | 'appSecret' | 'tell'>,
  memberId: string,
  { oldCode, phoneNumber, newCode }: CallRequest<typeof changePhoneCall>['body'],
  token: string,
): Promise<MemberRow> {
  const outcome = await db.transaction(async (tx) => {
    const { id, mobile } = await memberOf(tx, memberId);
    const codes = new SmsCodes(tx, appSecret);
    const holder = { id: memberId };
    const newClaim = { phone: phoneNumber, purpose: 'newPhone', holder } as const;
    const proved = await codes.consume({ ...newClaim, code: newCode });
    if (proved !== 'passed') return proved;
    const allowed = await codes.consume({ phone: mobile, purpose: 'oldPhone', code: oldCode, holder });
    if (allowed !== 'passed') {
      await codes.giveBack(newClaim);
      return allowed;
    }
    const changed = await new Members(tx).changePhone(id, mobile, phoneNumber);
    if (!changed || changed === 'taken') return changed ?? 'wrong';
    await new Sessions(tx).endOthers(id, token);
    await record(tx, {
      actor: { kind: 'member', name: '本人' },
      action: 'phone.changed',
      subjectKind: 'member',
      subjectId: memberId,
      memberId: id,
    });
    await tell(tx, id, phoneChangedMessage(phoneNumber));
    return changed;
  });
  if (outcome === 'taken') throw new Failure('A0500', '该手机号已注册，不能更换');
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return outcome;
}

const refusalOf = (verdict: Exclude<CodeVerdict, 'passed'>): Failure =>
  new Failure(verdict === 'exhausted' ? 'A0241' : 'A0240');

async function memberOf(handle: DbHandle, memberId: string): Promise<MemberRow> {
  const member = await new Members(handle).find(memberId);
  if (!member) throw new Failure('A0230');
  return member;
}
