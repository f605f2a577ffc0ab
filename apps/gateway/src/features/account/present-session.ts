import type { MemberSession } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import { describeDevice } from './describe-device.ts';
import type { SessionRow } from './sessions.ts';

/** A session as its owner sees it; `currentHash` is of the token they ask with. */
export const presentSession = (session: SessionRow, currentHash: string): MemberSession => ({
  sessionId: String(session.id),
  ...describeDevice(session.userAgent),
  place: session.network ? placeWords(session.network) : '',
  createTime: dateTimeText(session.createdAt),
  lastUsedTime: dateTimeText(session.lastUsedAt),
  current: session.tokenHash === currentHash,
});

/** 113.57.82.0/24 is 113.57.82.*, 2001:db8:1::/48 is 2001:db8:1:* */
const placeWords = (network: string): string => network.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*');
