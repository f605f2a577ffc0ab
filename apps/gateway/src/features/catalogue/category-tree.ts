import { type Service, serviceOfCategory } from '@cheyantong/domain';
import { type AnyColumn, asc, type Placeholder, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { categories } from './tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** All kinds of service; there are a few dozen, so they are read whole and walked in memory. */
export class CategoryTree {
  readonly #rows: readonly CategoryRow[];

  private constructor(rows: readonly CategoryRow[]) {
    this.#rows = rows;
  }

  static async read(db: DbHandle): Promise<CategoryTree> {
    return new CategoryTree(
      await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id)),
    );
  }

  childrenOf(parentId: string): CategoryRow[] {
    return this.#rows.filter((row) => row.parentId === parentId);
  }

  /** The category itself and everything below it. */
  within(id: string): string[] {
    return [id, ...this.childrenOf(id).flatMap((child) => this.within(child.id))];
  }

  /** Which of the five services a category belongs to, however deep it lies. */
  serviceOf(id: string): Service | undefined {
    const service = serviceOfCategory(id);
    if (service) return service;
    const parentId = this.#rows.find((row) => row.id === id)?.parentId;
    return parentId === undefined ? undefined : this.serviceOf(parentId);
  }
}

/** A category and all it lies in, the nearest first, as part of a question about something that has one. */
export const pathOf = (categoryId: AnyColumn) => sql<string[]>`array(
  with recursive path (id, parent_id, steps) as (
    select id, parent_id, 0 from ${categories} where id = ${categoryId}
    union all
    select above.id, above.parent_id, steps + 1 from ${categories} above join path on above.id = path.parent_id
  )
  select id from path order by steps
)`;

/** Whether something's category is this one or lies below it, as part of a question. */
export const isWithin = (categoryId: AnyColumn, wanted: Placeholder) => sql`${categoryId} in (
  with recursive below (id) as (
    select ${wanted}::text
    union
    select kind.id from ${categories} kind join below on kind.parent_id = below.id
  )
  select id from below
)`;

/** Which of the five services a category belongs to that lies there. */
export const serviceOnPath = (path: readonly string[]): Service | undefined =>
  path.map(serviceOfCategory).find((service) => service !== undefined);
