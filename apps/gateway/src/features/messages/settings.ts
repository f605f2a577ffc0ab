import { MESSAGE_KIND_NAMES, type MessageKind, SMS_UNLESS_REFUSED } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { messageSettings } from './tables.ts';

/** Whether a kind of message also goes to the phone of somebody who has said nothing about it. */
export const isSentUnlessRefused = (kind: MessageKind): boolean => SMS_UNLESS_REFUSED.includes(kind);

/** Which kinds of messages also go to the member's phone. */
export async function smsSettingsOf(
  handle: DbHandle,
  memberId: bigint,
): Promise<{ kind: MessageKind; sms: boolean }[]> {
  const own = await handle.select().from(messageSettings).where(eq(messageSettings.memberId, memberId));
  return MESSAGE_KIND_NAMES.map((kind) => ({
    kind,
    sms: own.find((each) => each.kind === kind)?.sms ?? isSentUnlessRefused(kind),
  }));
}

export async function changeSmsSettings(
  handle: DbHandle,
  memberId: bigint,
  wanted: readonly { kind: MessageKind; sms: boolean }[],
): Promise<void> {
  // One statement cannot write a row twice; the last word counts.
  const byKind = new Map(wanted.map(({ kind, sms }) => [kind, { memberId, kind, sms }]));
  await handle
    .insert(messageSettings)
    .values([...byKind.values()])
    .onConflictDoUpdate({
      target: [messageSettings.memberId, messageSettings.kind],
      set: { sms: sql`excluded.sms` },
    });
}
