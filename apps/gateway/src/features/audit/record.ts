import type { DbHandle } from '../../db/handle.ts';
import { type ActorKind, auditLog } from './tables.ts';

interface AuditEntry {
  /** Who did it, or who was given something. */
  actor: { kind: ActorKind; name: string };
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Whose data it is, if they have an account. */
  memberId?: bigint | null;
  /** What else is worth knowing; never a whole phone or ID number. */
  facts?: Record<string, string>;
}

/** Writes an entry in the caller's transaction. Nobody waits for anybody: the chain is closed over it a moment later. */
export async function record(handle: DbHandle, entry: AuditEntry): Promise<void> {
  const { actor, action, subjectKind, subjectId, memberId = null, facts = {} } = entry;
  await handle.insert(auditLog).values({
    actorKind: actor.kind,
    actorName: actor.name,
    action,
    subjectKind,
    subjectId,
    memberId,
    facts,
  });
}
