import type { CallRequest, listEvaluations } from '@cheyantong/contract';
import { and, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/like.ts';
import { evaluations } from './tables.ts';

export type EvaluationQuery = CallRequest<typeof listEvaluations>['query'];

/** What a list of evaluations can be narrowed by. */
export type EvaluationFilters = Pick<
  EvaluationQuery,
  'programCode' | 'editionCode' | 'level' | 'energyType' | 'maker' | 'starLevel' | 'keywords'
>;

export const publishedYear = sql<number>`extract(year from ${evaluations.publishedAt} at time zone 'Asia/Shanghai')::int`;

/** A condition for each filter that is set, by its name: a filter's own counts leave its own condition out. */
export function conditionsOf(filters: EvaluationFilters): Record<keyof EvaluationFilters, SQL | undefined> {
  const { programCode, editionCode, level, energyType, maker, starLevel, keywords } = filters;
  return {
    programCode: wanted(programCode, (code) => eq(evaluations.programmeCode, code)),
    editionCode: wanted(editionCode, (code) => eq(evaluations.editionCode, code)),
    level: wanted(level, (word) => eq(evaluations.level, word)),
    energyType: wanted(energyType, (word) => eq(evaluations.energy, word)),
    maker: wanted(maker, (name) => eq(evaluations.maker, name)),
    starLevel: wanted(starLevel, (stars) => eq(evaluations.stars, stars)),
    keywords: wanted(keywords, saying),
  };
}

const wanted = <Value>(
  value: Value | undefined,
  condition: (value: Value) => SQL | undefined,
): SQL | undefined => (value === undefined || value === '' ? undefined : condition(value));

/** All of the words, each somewhere in the names. */
const saying = (keywords: string): SQL | undefined =>
  and(
    ...keywords
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(evaluations.words, containing(word.toLowerCase()))),
  );
