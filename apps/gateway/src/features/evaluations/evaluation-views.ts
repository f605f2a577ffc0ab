import { beijingDay, DAY_MS } from '@cheyantong/domain';
import { eq, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readerOfDay } from '../../http/reader-of-day.ts';
import { evaluations, evaluationViews } from './tables.ts';

const READERS_KEPT_DAYS = 35;

/** Readers of evaluations, counted as those of articles are: each once a day. */
export class EvaluationViews {
  readonly #db: DbHandle;
  readonly #secret: string;

  constructor(db: DbHandle, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async count(slug: string, address: string, now = new Date()): Promise<void> {
    const day = beijingDay(now);
    await this.#db.execute(sql`
      insert into ${evaluationViews} (evaluation_id, day, reader)
      select id, ${day}, ${readerOfDay(this.#secret, day, address)} from ${evaluations} where ${eq(evaluations.slug, slug)}
      on conflict do nothing`);
  }

  /** Old readers become a number. Counting and forgetting is one statement: no view is lost or counted twice. */
  async forgetOld(now = new Date()): Promise<void> {
    const before = beijingDay(new Date(now.getTime() - READERS_KEPT_DAYS * DAY_MS));
    await this.#db.execute(sql`
      with forgotten as (delete from ${evaluationViews} where ${lt(evaluationViews.day, before)} returning evaluation_id),
           sums as (select evaluation_id, count(*)::int as readers from forgotten group by evaluation_id)
      update ${evaluations} set earlier_views = earlier_views + sums.readers
      from sums where sums.evaluation_id = ${evaluations.id}`);
  }
}
