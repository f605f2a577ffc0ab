import type { ClosingPreview } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';

/** What one feature knows about a member, under the words the member reads above it. */
export interface PersonalPiece {
  title: string;
  data: unknown;
}

/** A feature that keeps something of members; join-features.ts hands every one of them over. */
export interface KeepsPersonalData {
  personalData?(handle: DbHandle, memberId: bigint): Promise<PersonalPiece>;
  /** The member leaves: afterwards nothing of the feature's says who they were. */
  forget?(tx: DbHandle, memberId: bigint): Promise<void>;
  /** Sentences about what has to end before the member can leave. */
  obstacles?(handle: DbHandle, memberId: bigint): Promise<string[]>;
  /** What stays without the person, why, and until when. */
  kept?(handle: DbHandle, memberId: bigint): Promise<ClosingPreview['kept']>;
}
