import type { DbHandle } from '../../db/handle.ts';

/** What the actions of the audit log work with. */
export interface AuditDesk {
  db: DbHandle;
  /** The platform's own signature. */
  signer: { keyId: string; sign(statement: string): string };
  /** Makes sure that whoever checks a signature finds the key. */
  publishKey(db: DbHandle): Promise<void>;
}
