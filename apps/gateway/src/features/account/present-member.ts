import type { Member } from '@cheyantong/contract';
import type { MemberRow } from './members.ts';

/** A member as the member sees it. Certification and balance begin at nothing. */
export const presentMember = (member: MemberRow): Member => ({
  id: String(member.id),
  nickName: member.nickName,
  avatarUrl: member.avatarUrl,
  mobile: member.mobile,
  balance: 0,
  authType: 0,
  authStatus: 0,
});
