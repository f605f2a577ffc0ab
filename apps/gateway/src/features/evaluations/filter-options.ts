import type { CallData, getEvaluationFilters } from '@cheyantong/contract';
import { ENERGY_TYPES, LEVELS } from '@cheyantong/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { Editions } from './editions.ts';
import { conditionsOf, type EvaluationFilters } from './fitting.ts';
import { evaluations } from './tables.ts';

type Options = CallData<typeof getEvaluationFilters>;
type Name = keyof EvaluationFilters;
interface Counted {
  value: string;
  count: number;
}

/** What the zone can be narrowed by. Each count is under the other filters; what leads nowhere now stays, with a zero. */
export async function filterOptions(db: DbHandle, filters: EvaluationFilters): Promise<Options> {
  const conditions = conditionsOf(filters);
  const without = (...names: Name[]): SQL | undefined =>
    and(
      ...Object.entries(conditions)
        .filter(([name]) => !names.some((each) => each === name))
        .map(([, condition]) => condition),
    );
  const within = and(conditions.programCode, conditions.editionCode);
  const counts = (column: PgColumn, fits: SQL | undefined, among: SQL | undefined): Promise<Counted[]> =>
    db
      .select({
        value: sql<string>`${column}::text`,
        count: sql<number>`(count(*) filter (where ${fits ?? sql`true`}))::int`,
      })
      .from(evaluations)
      .where(among)
      .groupBy(column);

  // Two programmes may each have an edition of the same year.
  const editions = await new Editions(db).allNewest();
  const ofProgramme = editions.filter(
    ({ programmeCode }) => filters.programCode === undefined || programmeCode === filters.programCode,
  );
  const programmeNames = new Map(
    editions.map(({ programmeCode, document }) => [programmeCode, document.programmeName]),
  );
  const editionNames = new Map(ofProgramme.map(({ code, document }) => [code, document.name]));
  const [programmes, years, levels, energies, stars, makers] = await Promise.all([
    counts(evaluations.programmeCode, without('programCode', 'editionCode'), undefined),
    counts(evaluations.editionCode, without('editionCode'), conditions.programCode),
    counts(evaluations.level, without('level'), within),
    counts(evaluations.energy, without('energyType'), within),
    counts(evaluations.stars, without('starLevel'), within),
    counts(evaluations.maker, without('maker'), within),
  ]);
  return {
    programmes: inOrder(programmes, [...programmeNames.keys()]).map(labelled(programmeNames)),
    editions: inOrder(years, [...editionNames.keys()].sort().reverse()).map(labelled(editionNames)),
    levels: inOrder(levels, LEVELS).map(asLabel),
    energyTypes: inOrder(energies, ENERGY_TYPES).map(asLabel),
    stars: inOrder(stars, ['5', '4', '3', '2', '1']).map(({ value, count }) => ({
      value,
      label: `${value} 星`,
      count,
    })),
    makers: makers.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'zh')).map(asLabel),
  };
}

const inOrder = (counted: readonly Counted[], order: readonly string[]): Counted[] =>
  counted.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));

const asLabel = ({ value, count }: Counted) => ({ value, label: value, count });

const labelled =
  (names: ReadonlyMap<string, string>) =>
  ({ value, count }: Counted) => ({ value, label: names.get(value) ?? value, count });
