import { CLOSED_MEMBER_NAME, dateTimeText } from '@cheyantong/domain';
import { eq, or } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { describeDevice } from './describe-device.ts';
import { Members } from './members.ts';
import { Sessions } from './sessions.ts';
import { knownDevices, members, sessions, smsCodes, smsSends } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const member = await new Members(handle).find(String(memberId));
  const own = await new Sessions(handle).listOf(memberId);
  return {
    title: '账号',
    data: {
      会员编号: String(memberId),
      手机号: member?.mobile ?? '',
      昵称: member?.nickName ?? '',
      注册时间: member ? dateTimeText(member.createdAt) : '',
      登录着的设备: own.map(({ userAgent, network, createdAt, lastUsedAt }) => ({
        设备: describeDevice(userAgent).device,
        网络: network,
        登录时间: dateTimeText(createdAt),
        最近使用: dateTimeText(lastUsedAt),
      })),
    },
  };
}

/** The row stays, because orders point to it, and says nothing any more. The number is free for somebody new. */
export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  const member = await new Members(tx).find(String(memberId));
  if (!member) return;
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
  await tx.delete(knownDevices).where(eq(knownDevices.memberId, memberId));
  await tx
    .delete(smsCodes)
    .where(or(eq(smsCodes.phone, member.mobile), eq(smsCodes.askedBy, String(memberId))));
  // Still counted for the address and the network they were asked from.
  await tx.update(smsSends).set({ phone: '' }).where(eq(smsSends.phone, member.mobile));
  await tx
    .update(members)
    .set({ mobile: `closed:${memberId}`, nickName: CLOSED_MEMBER_NAME, avatarUrl: null, status: 'closed' })
    .where(eq(members.id, memberId));
}
