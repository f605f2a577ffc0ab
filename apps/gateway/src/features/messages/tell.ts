import type { MessageKind } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { Messages } from './messages.ts';
import { smsSettingsOf } from './settings.ts';

export const MESSAGE_SMS = 'message-sms';

export interface NewMessage {
  kind: MessageKind;
  /** Fits into a text message: no full stop, no phone, no VIN. */
  title: string;
  text: string;
  /** A page of the portal. */
  link: string | null;
  /** What is told under the same name is told once. */
  onceKey?: string;
}

/** Tells a member something. */
export type Tell = (handle: DbHandle, memberId: bigint, message: NewMessage) => Promise<void>;

/** Told with the change it is about, in one transaction; a text message follows once that is committed. */
export const tellMember =
  (enqueue: Enqueue): Tell =>
  async (handle, memberId, message) => {
    const messageId = await new Messages(handle).add({ ...message, memberId });
    if (messageId === undefined) return;
    const settings = await smsSettingsOf(handle, memberId);
    if (settings.some(({ kind, sms }) => kind === message.kind && sms))
      await enqueue(handle, MESSAGE_SMS, { messageId: String(messageId) });
  };
