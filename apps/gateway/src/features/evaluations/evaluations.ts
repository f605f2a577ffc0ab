import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, series } from '../vehicles/tables.ts';
import { conditionsOf, type EvaluationFilters, type EvaluationQuery, publishedYear } from './fitting.ts';
import { evaluationEditions, evaluationRevisions, evaluations, evaluationViews } from './tables.ts';

const views = sql<number>`(${evaluations.earlierViews} + (select count(*) from ${evaluationViews} where ${evaluationViews.evaluationId} = ${evaluations.id}))::int`;

/** An evaluation with its newest revision and the edition that this was judged by. */
const ITEM = {
  ...getTableColumns(evaluations),
  views,
  edition: evaluationEditions.document,
  scored: evaluationRevisions.scored,
};

const NEWEST_FIRST = [desc(evaluations.publishedAt), desc(evaluations.id)];

export class Evaluations {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async page({ pageNum, pageSize, brandId, year, sortField, sort, ...filters }: EvaluationQuery) {
    const fits = and(
      ...Object.values(conditionsOf(filters)),
      year === undefined ? undefined : eq(publishedYear, year),
      brandId === undefined ? undefined : ofBrand(brandId),
    );
    const list = await this.#items(fits)
      .orderBy(...orderBy(sortField, sort))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: await this.#db.$count(evaluations, fits) };
  }

  /** All that were judged by an edition, the best first. */
  ofEdition(programmeCode: string, editionCode: string, level?: string) {
    return this.#items(
      and(
        eq(evaluations.programmeCode, programmeCode),
        eq(evaluations.editionCode, editionCode),
        level === undefined ? undefined : eq(evaluations.level, level),
      ),
    ).orderBy(desc(evaluations.total), ...NEWEST_FIRST);
  }

  ofSeries(seriesId: bigint) {
    const named = this.#db
      .select({ found: sql`1` })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId))
      .where(
        and(eq(series.id, seriesId), eq(series.name, evaluations.series), eq(brands.name, evaluations.brand)),
      );
    return this.#items(sql`exists ${named}`).orderBy(...NEWEST_FIRST);
  }

  /** Of the same car by other editions and programmes; then of its class, the newest first. */
  related({ id, brand, series: name, level, programmeCode }: EvaluationRow, most: number) {
    const sameCar = and(eq(evaluations.brand, brand), eq(evaluations.series, name));
    const sameClass = and(eq(evaluations.level, level), eq(evaluations.programmeCode, programmeCode));
    return this.#items(and(ne(evaluations.id, id), or(sameCar, sameClass)))
      .orderBy(desc(sql`(${sameCar})`), ...NEWEST_FIRST)
      .limit(most);
  }

  async find(slug: string): Promise<EvaluationRow | undefined> {
    const [found] = await this.#items(eq(evaluations.slug, slug));
    return found;
  }

  async findByCode(code: string): Promise<EvaluationRow | undefined> {
    const [found] = await this.#items(eq(evaluations.code, code));
    return found;
  }

  async findAll(slugs: readonly string[]): Promise<EvaluationRow[]> {
    const found = slugs.length === 0 ? [] : await this.#items(inArray(evaluations.slug, [...slugs]));
    return slugs.flatMap((slug) => found.find((row) => row.slug === slug) ?? []);
  }

  /** Every revision of a result, with the edition it was judged by. */
  revisions(evaluationId: bigint) {
    return this.#db
      .select({
        ...getTableColumns(evaluationRevisions),
        edition: evaluationEditions.document,
        editionDigest: evaluationEditions.digest,
      })
      .from(evaluationRevisions)
      .innerJoin(evaluationEditions, eq(evaluationEditions.id, evaluationRevisions.editionId))
      .where(eq(evaluationRevisions.evaluationId, evaluationId))
      .orderBy(asc(evaluationRevisions.revision));
  }

  /** Every revision of every result that fits, the newest result first, with the edition each was judged by. */
  everyRevision(filters: EvaluationFilters) {
    return this.#db
      .select({ evaluation: evaluations, revision: evaluationRevisions, edition: evaluationEditions })
      .from(evaluations)
      .innerJoin(evaluationRevisions, eq(evaluationRevisions.evaluationId, evaluations.id))
      .innerJoin(evaluationEditions, eq(evaluationEditions.id, evaluationRevisions.editionId))
      .where(and(...Object.values(conditionsOf(filters))))
      .orderBy(...NEWEST_FIRST, asc(evaluationRevisions.revision));
  }

  /** The series of the catalogue that bears these names: ids differ between installations, names do not. */
  async seriesId({ brand, series: name }: Pick<EvaluationRow, 'brand' | 'series'>): Promise<bigint | null> {
    const [found] = await this.#db
      .select({ id: series.id })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId))
      .where(and(eq(series.name, name), eq(brands.name, brand)));
    return found?.id ?? null;
  }

  /** Of every result, the newest first. */
  titles() {
    return this.#items(undefined).orderBy(...NEWEST_FIRST);
  }

  /** How many each edition has. */
  countsByEdition() {
    const { programmeCode, editionCode } = evaluations;
    return this.#db
      .select({ programmeCode, editionCode, count: count() })
      .from(evaluations)
      .groupBy(programmeCode, editionCode);
  }

  #items(fits: SQL | undefined) {
    return this.#db
      .select(ITEM)
      .from(evaluations)
      .innerJoin(
        evaluationRevisions,
        and(
          eq(evaluationRevisions.evaluationId, evaluations.id),
          eq(evaluationRevisions.revision, evaluations.revision),
        ),
      )
      .innerJoin(evaluationEditions, eq(evaluationEditions.id, evaluationRevisions.editionId))
      .where(fits)
      .$dynamic();
  }
}

const ofBrand = (brandId: string): SQL =>
  sql`exists (select 1 from ${brands} where ${brands.id}::text = ${brandId} and ${brands.name} = ${evaluations.brand})`;

/** By a column, or by the score of an area of the edition; what has no such area comes last. */
function orderBy(field: string | undefined, sort: 'asc' | 'desc'): SQL[] {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const column =
    field === 'totalScore'
      ? evaluations.total
      : field === undefined || field === 'publishTime'
        ? evaluations.publishedAt
        : sql`(${evaluations.areaScores} ->> ${field})::numeric`;
  return [sql`${column} ${direction} nulls last`, ...NEWEST_FIRST];
}

export type PublishedRow = Awaited<ReturnType<Evaluations['everyRevision']>>[number];
export type RevisionRow = Awaited<ReturnType<Evaluations['revisions']>>[number];
export type EvaluationRow = Awaited<ReturnType<Evaluations['ofEdition']>>[number];
