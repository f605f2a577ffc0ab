import type { PersonalPiece } from '../ports.ts';

/** What the archive of a member's data is made from. */
export interface ArchiveOrder {
  /** By number: it stands on every page. */
  member: string;
  madeTime: string;
  pieces: readonly PersonalPiece[];
}
