import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Tell } from '../messages/index.ts';
import type { ArchiveOrder } from './export/archive-order.ts';
import type { KeepsPersonalData } from './ports.ts';

/** What a member's own data needs of everybody who has some. */
export interface MyDataDesk {
  db: DbHandle;
  enqueue: Enqueue;
  tell: Tell;
  keepers: readonly KeepsPersonalData[];
  makeArchive(order: ArchiveOrder): Promise<Uint8Array>;
  files: {
    put(file: { name: string; type: string; bytes: Uint8Array }): Promise<string>;
    keep(tx: DbHandle, fileId: string, purpose: string): Promise<void>;
    delete(tx: DbHandle, fileIds: readonly string[]): Promise<void>;
    linkTo(fileId: string, minutes: number): string;
  };
  /** Proof that whoever closes an account holds its phone. */
  codes: {
    send(memberId: string, request: { address: string; ticket: string | undefined }): Promise<null>;
    verify(tx: DbHandle, memberId: string, code: string): Promise<'passed' | 'wrong' | 'exhausted'>;
  };
}
