import type { Token } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { Tell } from '../messages/index.ts';
import { newDeviceMessage } from './account-messages.ts';
import { describeDevice } from './describe-device.ts';
import { KnownDevices } from './known-devices.ts';
import { type MemberRow, Members } from './members.ts';
import { type Device, Sessions } from './sessions.ts';
import { type CodeClaim, SmsCodes } from './sms-codes.ts';

export interface LoginDesk {
  db: DbHandle;
  appSecret: string;
  /** Registering is agreeing to what stands on the login page. */
  agreeAtRegistration(handle: DbHandle, memberId: bigint): Promise<void>;
  tell: Tell;
}

type LogIn = Omit<CodeClaim, 'purpose'> & { device: Device };

/**
 * Trades a code for a token. Code, member and session change in one transaction, so a fault after the check gives the
 * code back; a wrong try is committed before the refusal is thrown.
 */
export async function logIn(desk: LoginDesk, { phone, code, holder, device }: LogIn): Promise<Token> {
  const outcome = await desk.db.transaction(async (tx) => {
    const verdict = await new SmsCodes(tx, desk.appSecret).consume({ phone, purpose: 'login', code, holder });
    if (verdict !== 'passed') return verdict;
    const member = await memberWithPhone(desk, tx, phone);
    return member.status === 'frozen' ? member.status : begin(desk, tx, member.id, device);
  });
  if (outcome === 'exhausted') throw new Failure('A0241');
  if (outcome === 'wrong') throw new Failure('A0240');
  if (outcome === 'frozen') throw new Failure('A0202');
  return outcome;
}

export async function memberWithPhone(desk: LoginDesk, tx: DbHandle, phone: string): Promise<MemberRow> {
  const { member, isNew } = await new Members(tx).findOrRegister(phone);
  if (isNew) await desk.agreeAtRegistration(tx, member.id);
  return member;
}

/** For a member who was recognised by something else than a code. One who is just leaving is waited for, and gone. */
export async function logInKnown(
  desk: LoginDesk,
  tx: DbHandle,
  memberId: bigint,
  device: Device,
): Promise<Token> {
  const status = await new Members(tx).holdStatus(memberId);
  if (status === 'frozen') throw new Failure('A0202');
  if (status !== 'active') throw new Failure('A0230');
  return begin(desk, tx, memberId, device);
}

/** A session, and a word to the member when it is on a device they have never used. */
async function begin({ tell }: LoginDesk, tx: DbHandle, memberId: bigint, device: Device): Promise<Token> {
  const words = describeDevice(device.userAgent);
  if (await new KnownDevices(tx).isNew(memberId, `${words.device} · ${words.system}`))
    await tell(tx, memberId, newDeviceMessage(words, new Date()));
  const { token, expiresInSeconds } = await new Sessions(tx).start(memberId, device);
  return { access_token: token, token_type: 'Bearer', expires_in: expiresInSeconds };
}
