import type { Token } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Members } from './members.ts';
import { Sessions } from './sessions.ts';
import { type CodeClaim, SmsCodes } from './sms-codes.ts';

export interface LoginDesk {
  db: DbHandle;
  appSecret: string;
  /** Registering is agreeing to what stands on the login page. */
  agreeAtRegistration(handle: DbHandle, memberId: bigint): Promise<void>;
}

/**
 * Trades a code for a token. Code, member and session change in one transaction, so a fault after the check gives the
 * code back; a wrong try is committed before the refusal is thrown.
 */
export async function logIn(
  desk: LoginDesk,
  { phone, code, holder }: Omit<CodeClaim, 'purpose'>,
): Promise<Token> {
  const outcome = await desk.db.transaction(async (tx) => {
    const verdict = await new SmsCodes(tx, desk.appSecret).consume({ phone, purpose: 'login', code, holder });
    if (verdict !== 'passed') return verdict;
    const { member, isNew } = await new Members(tx).findOrRegister(phone);
    if (isNew) await desk.agreeAtRegistration(tx, member.id);
    return member.status === 'frozen' ? member.status : new Sessions(tx).start(member.id);
  });
  if (outcome === 'exhausted') throw new Failure('A0241');
  if (outcome === 'wrong') throw new Failure('A0240');
  if (outcome === 'frozen') throw new Failure('A0202');
  return { access_token: outcome.token, token_type: 'Bearer', expires_in: outcome.expiresInSeconds };
}
