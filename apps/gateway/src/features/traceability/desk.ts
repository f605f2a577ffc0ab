import type { DbHandle } from '../../db/handle.ts';
import type { IssuedReports } from './issued-reports.ts';

/** Signs the daily roots, with a key that is published among those of the reports. */
interface RootSigner {
  algorithm: 'Ed25519' | 'SM2';
  keyId: string;
  publicKey: string;
  sign(statement: string): string;
}

/** What the actions of traceability work with. */
export interface TraceDesk {
  db: DbHandle;
  issued: IssuedReports;
  rootSigner: RootSigner;
  /** Makes sure that whoever checks a root finds the key. */
  publishRootKey(db: DbHandle): Promise<void>;
  appSecret: string;
}
