import type { MessageKind } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';

/** What telling members works with. */
export interface MessageDesk {
  db: DbHandle;
  phoneOf(handle: DbHandle, memberId: bigint): Promise<string>;
  /** Sends a text message within the budgets, or not at all. */
  sendNotice(notice: { phone: string; kind: MessageKind; title: string }): Promise<void>;
}
