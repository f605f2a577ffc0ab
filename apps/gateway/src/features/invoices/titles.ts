import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { members } from '../account/tables.ts';
import { invoiceTitles } from './tables.ts';

export type TitleRow = typeof invoiceTitles.$inferSelect;
export type TitleFacts = Omit<TitleRow, 'id' | 'memberId' | 'isDefault' | 'createdAt'>;

/** The titles a member keeps. */
export class Titles {
  readonly #db: DbHandle;
  readonly #memberId: bigint;

  constructor(db: DbHandle, memberId: bigint) {
    this.#db = db;
    this.#memberId = memberId;
  }

  /** Changes of one member wait for each other here, so that there is one default and no title too many. */
  async takeTurn(): Promise<void> {
    await this.#db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, this.#memberId))
      .for('no key update');
  }

  list(): Promise<TitleRow[]> {
    return this.#db
      .select()
      .from(invoiceTitles)
      .where(eq(invoiceTitles.memberId, this.#memberId))
      .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.id));
  }

  async count(): Promise<number> {
    const [counted] = await this.#db
      .select({ total: count() })
      .from(invoiceTitles)
      .where(eq(invoiceTitles.memberId, this.#memberId));
    return counted?.total ?? 0;
  }

  async find(id: bigint): Promise<TitleRow | undefined> {
    const [own] = await this.#db.select().from(invoiceTitles).where(this.#own(id));
    return own;
  }

  async findSame({ kind, name }: TitleFacts): Promise<TitleRow | undefined> {
    const [same] = await this.#db
      .select()
      .from(invoiceTitles)
      .where(
        and(
          eq(invoiceTitles.memberId, this.#memberId),
          eq(invoiceTitles.kind, kind),
          eq(invoiceTitles.name, name),
        ),
      );
    return same;
  }

  async add(title: TitleFacts & { isDefault: boolean }): Promise<TitleRow | undefined> {
    const [added] = await this.#db
      .insert(invoiceTitles)
      .values({ ...title, memberId: this.#memberId })
      .returning();
    return added;
  }

  async change(id: bigint, title: TitleFacts & { isDefault: boolean }): Promise<TitleRow | undefined> {
    const [changed] = await this.#db.update(invoiceTitles).set(title).where(this.#own(id)).returning();
    return changed;
  }

  /** Makes room for another default. */
  async dropDefault(except: bigint | null): Promise<void> {
    await this.#db
      .update(invoiceTitles)
      .set({ isDefault: false })
      .where(
        and(
          eq(invoiceTitles.memberId, this.#memberId),
          eq(invoiceTitles.isDefault, true),
          except === null ? undefined : ne(invoiceTitles.id, except),
        ),
      );
  }

  async remove(id: bigint): Promise<void> {
    await this.#db.delete(invoiceTitles).where(this.#own(id));
  }

  async removeAll(): Promise<void> {
    await this.#db.delete(invoiceTitles).where(eq(invoiceTitles.memberId, this.#memberId));
  }

  #own(id: bigint) {
    return and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, this.#memberId));
  }
}
