import type { MessageKind } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { Messages } from './messages.ts';
import { isSentUnlessRefused } from './settings.ts';

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
    const told = await new Messages(handle).add({ ...message, memberId });
    if (told && (told.sms ?? isSentUnlessRefused(message.kind)))
      await enqueue(handle, MESSAGE_SMS, { messageId: String(told.id) });
  };
