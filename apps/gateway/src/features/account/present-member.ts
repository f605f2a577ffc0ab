import type { Member } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import type { MemberRow } from './members.ts';

export interface MemberDesk {
  db: DbHandle;
  /** How far a member is certified. */
  standingOf(handle: DbHandle, memberId: bigint): Promise<Pick<Member, 'authType' | 'authStatus'>>;
}

/** A member as the member sees it. */
export const presentMember = async ({ db, standingOf }: MemberDesk, member: MemberRow): Promise<Member> => ({
  id: String(member.id),
  nickName: member.nickName,
  avatarUrl: member.avatarUrl,
  mobile: member.mobile,
  balance: 0,
  ...(await standingOf(db, member.id)),
});
