import type { AgreementId } from '@cheyantong/domain';
import type { IdentityVerifier } from '../../adapters/identity/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Sealer } from '../../sealing/sealer.ts';

/** The member's own files, by the addresses they were given; one that is not theirs is refused. */
export interface OwnFiles {
  /** Keeps it as long as nobody releases it; answers its id. */
  claim(tx: DbHandle, memberId: bigint, address: string, purpose: string): Promise<string>;
  release(tx: DbHandle, fileIds: readonly string[]): Promise<void>;
}

type Tell = (
  handle: DbHandle,
  memberId: bigint,
  message: { kind: 'certification'; title: string; text: string; link: string | null },
) => Promise<void>;

/** What a reviewer decides with. */
export interface ReviewDesk {
  db: DbHandle;
  tell: Tell;
  /** Who decides, for the history and the audit log. */
  reviewer: string;
}

/** What the actions of certification work with. */
export interface CertificationDesk {
  db: DbHandle;
  tell: Tell;
  enqueue: Enqueue;
  appSecret: string;
  sealer: Pick<Sealer, 'seal' | 'open'>;
  files: OwnFiles;
  verifier: IdentityVerifier;
  photosKeptDays: number;
  phoneOf(handle: DbHandle, memberId: bigint): Promise<string>;
  /** Records a consent and answers the versions in force; refuses where a newer one has to be read first. */
  agree(
    handle: DbHandle,
    memberId: bigint,
    agreeing: { occasion: string; documents: readonly AgreementId[]; version?: string | undefined },
  ): Promise<(document: AgreementId) => string>;
  /** The newest version of a document that the member has agreed to. */
  agreedVersion(handle: DbHandle, memberId: bigint, document: AgreementId): Promise<string | null>;
}
