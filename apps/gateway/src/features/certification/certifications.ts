import {
  type CertificationKind,
  type CertificationStatus,
  certificationStatusesBefore,
} from '@cheyantong/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { certificationEvents, certifications } from './tables.ts';

export type CertificationRow = typeof certifications.$inferSelect;
type EventRow = typeof certificationEvents.$inferSelect;

interface Move {
  actor: string;
  remark?: string;
  /** What is written down together with the new status. */
  with?: PgUpdateSetSource<typeof certifications>;
  /** Narrows which may go there, beyond the table of transitions. */
  only?: SQL | undefined;
}

/** What is gone with the person: what was filled in, and what a reviewer wrote about it. */
const FORGOTTEN = { form: null, suite: null, keyId: null, numberIndex: null, rejectReason: null } as const;

/** Submissions. Each change is one statement on the condition that the status still allows it, and a line in the history. */
export class Certifications {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Undefined while another one of this member waits. */
  async submit(row: typeof certifications.$inferInsert): Promise<CertificationRow | undefined> {
    const [submitted] = await this.#db.insert(certifications).values(row).onConflictDoNothing().returning();
    if (submitted) await this.#record(submitted, '本人');
    return submitted;
  }

  async find(id: bigint): Promise<CertificationRow | undefined> {
    const [found] = await this.#db.select().from(certifications).where(eq(certifications.id, id));
    return found;
  }

  /** Newest first. */
  ofMember(memberId: bigint): Promise<CertificationRow[]> {
    return this.#db
      .select()
      .from(certifications)
      .where(eq(certifications.memberId, memberId))
      .orderBy(desc(certifications.id));
  }

  /** What waits for a reviewer, longest first, or what was submitted last. */
  list({ all }: { all: boolean }, most: number): Promise<CertificationRow[]> {
    return this.#db
      .select()
      .from(certifications)
      .where(all ? undefined : eq(certifications.status, 'pending'))
      .orderBy(all ? desc(certifications.id) : asc(certifications.id))
      .limit(most);
  }

  history(id: bigint): Promise<EventRow[]> {
    return this.#db
      .select()
      .from(certificationEvents)
      .where(eq(certificationEvents.certificationId, id))
      .orderBy(asc(certificationEvents.id));
  }

  /** Whether somebody else is certified by this number already. */
  async isTaken(kind: CertificationKind, numberIndex: string, memberId: bigint): Promise<boolean> {
    const taken = and(
      eq(certifications.numberIndex, numberIndex),
      eq(certifications.kind, kind),
      eq(certifications.status, 'approved'),
      ne(certifications.memberId, memberId),
    );
    return (await this.#count(taken)) > 0;
  }

  /** What was rejected and is mended by a new submission. */
  rejectedOf(memberId: bigint, kind: CertificationKind): Promise<CertificationRow[]> {
    return this.#db
      .select()
      .from(certifications)
      .where(
        and(
          eq(certifications.memberId, memberId),
          eq(certifications.kind, kind),
          eq(certifications.status, 'rejected'),
        ),
      );
  }

  /** How many other submissions of other members name the same number. */
  async alike({ numberIndex, memberId }: CertificationRow): Promise<number> {
    if (numberIndex === null) return 0;
    return this.#count(
      and(eq(certifications.numberIndex, numberIndex), ne(certifications.memberId, memberId)),
    );
  }

  async #count(which: SQL | undefined): Promise<number> {
    const [counted] = await this.#db.select({ count: count() }).from(certifications).where(which);
    return counted?.count ?? 0;
  }

  /** As it stands now; undefined when it cannot go there from where it is. */
  async move(id: bigint, next: CertificationStatus, move: Move): Promise<CertificationRow | undefined> {
    const [moved] = await this.#moveAll(next, { ...move, only: and(eq(certifications.id, id), move.only) });
    return moved;
  }

  /** Everything of a member that still stands, of one kind or of both. */
  async withdrawAllOf(
    memberId: bigint,
    kind: CertificationKind | null,
    actor: string,
  ): Promise<CertificationRow[]> {
    const withdrawn = await this.#moveAll('withdrawn', {
      actor,
      with: FORGOTTEN,
      only: and(eq(certifications.memberId, memberId), kind ? eq(certifications.kind, kind) : undefined),
    });
    const ids = withdrawn.map(({ id }) => id);
    if (ids.length > 0)
      await this.#db
        .update(certificationEvents)
        .set({ remark: null })
        .where(inArray(certificationEvents.certificationId, ids));
    return withdrawn;
  }

  /** Approved by a document whose last day is over. */
  expireBefore(today: string): Promise<CertificationRow[]> {
    return this.#moveAll('expired', { actor: '系统', only: lt(certifications.validUntil, today) });
  }

  async #moveAll(
    next: CertificationStatus,
    { actor, remark, only, with: also }: Move,
  ): Promise<CertificationRow[]> {
    const moved = await this.#db
      .update(certifications)
      .set({ ...also, status: next })
      .where(and(inArray(certifications.status, certificationStatusesBefore(next)), only))
      .returning();
    for (const row of moved) await this.#record(row, actor, remark);
    return moved;
  }

  async #record({ id, status }: CertificationRow, actor: string, remark?: string): Promise<void> {
    await this.#db
      .insert(certificationEvents)
      .values({ certificationId: id, status, actor, remark: remark ?? null });
  }

  /** Counts a try before it is made; undefined when nobody waits for the answer any more. */
  async beginVerifying(id: bigint): Promise<CertificationRow | undefined> {
    const [begun] = await this.#db
      .update(certifications)
      .set({ verifyTries: sql`${certifications.verifyTries} + 1` })
      .where(and(eq(certifications.id, id), eq(certifications.status, 'pending')))
      .returning();
    return begun;
  }

  /** What the registers said; of a submission that was decided meanwhile it is of no use any more. */
  async recordVerdict(id: bigint, verdict: CertificationRow['verdict']): Promise<void> {
    await this.#db
      .update(certifications)
      .set({ verdict, verifiedAt: sql`now()` })
      .where(and(eq(certifications.id, id), eq(certifications.status, 'pending')));
  }

  /** Marks photos as deleted, and answers those it has marked; what is marked is not marked again. */
  async #dropPhotos(which: SQL | undefined): Promise<CertificationRow[]> {
    return this.#db
      .update(certifications)
      .set({ photosDeletedAt: sql`now()` })
      .where(and(isNull(certifications.photosDeletedAt), which))
      .returning();
  }

  dropPhotosDecidedBefore(keptMs: number): Promise<CertificationRow[]> {
    return this.#dropPhotos(
      and(
        isNotNull(certifications.decidedAt),
        lt(certifications.decidedAt, sql`now() - ${interval(keptMs)}`),
        ne(certifications.status, 'pending'),
      ),
    );
  }

  dropPhotosOf(ids: readonly bigint[]): Promise<CertificationRow[]> {
    return ids.length > 0 ? this.#dropPhotos(inArray(certifications.id, [...ids])) : Promise.resolve([]);
  }

  /** Under another seal than this, some at a time. */
  sealedOtherwise({ suite, keyId }: { suite: string; keyId: string }, after: bigint, most: number) {
    return this.#db
      .select()
      .from(certifications)
      .where(
        and(
          isNotNull(certifications.form),
          or(ne(certifications.keyId, keyId), sql`${certifications.suite} <> ${suite}`),
          gt(certifications.id, after),
        ),
      )
      .orderBy(asc(certifications.id))
      .limit(most);
  }

  /** What was withdrawn meanwhile stays gone. */
  async reseal(
    { id, keyId }: CertificationRow,
    sealed: Pick<typeof certifications.$inferInsert, 'form' | 'suite' | 'keyId'>,
  ): Promise<void> {
    await this.#db
      .update(certifications)
      .set(sealed)
      .where(
        and(eq(certifications.id, id), eq(certifications.keyId, keyId ?? ''), isNotNull(certifications.form)),
      );
  }
}
