import { beijingDay, rfc3339 } from '@cheyantong/domain';
import { canonicalJson, digestOf } from '@cheyantong/trace-chain';
import { asc, desc } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Chain } from './chain.ts';
import type { AuditDesk } from './desk.ts';
import { auditHeads } from './tables.ts';

export type HeadRow = typeof auditHeads.$inferSelect;

export interface HeadStatement {
  v: 1;
  day: string;
  /** How many entries the chain had, and the digest of the last. */
  length: number;
  head: string;
  /** Digest of the statement before; null for the first. */
  previous: string | null;
  issuedAt: string;
}

export const allHeads = (db: DbHandle): Promise<HeadRow[]> =>
  db.select().from(auditHeads).orderBy(asc(auditHeads.day));

/** Signs how far the chain has come, once a day; a second run, or a second server, finds nothing to do. */
export async function signHead(desk: AuditDesk, now = new Date()): Promise<void> {
  const { db, signer } = desk;
  await desk.publishKey(db);
  await db.transaction(async (tx) => {
    const chain = new Chain(tx);
    await chain.takeTurn();
    const last = await chain.head();
    const [before] = await tx.select().from(auditHeads).orderBy(desc(auditHeads.day)).limit(1);
    const day = beijingDay(now);
    if (!last || before?.day === day) return;
    const statement = canonicalJson({
      v: 1,
      day,
      length: last.seq,
      head: last.hash,
      previous: before ? digestOf(before.statement) : null,
      issuedAt: rfc3339(now),
    } satisfies HeadStatement);
    await tx
      .insert(auditHeads)
      .values({ day, statement, signature: signer.sign(statement), keyId: signer.keyId });
  });
}
