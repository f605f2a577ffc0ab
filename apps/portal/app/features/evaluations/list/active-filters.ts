import type { ActiveFilter } from '../../../shared/list/active-chips.tsx';
import { starWords } from '../evaluation-words.ts';
import type { EvaluationFilters } from './evaluation-list.ts';

/** In the order in which dropping one is most likely to help. */
const FILTER_IDS = ['keywords', 'maker', 'starLevel', 'energyType', 'level'] as const;
type FilterId = (typeof FILTER_IDS)[number];

export type EvaluationFilter = ActiveFilter<FilterId, EvaluationFilters>;

/** Programme and edition always have a value: they are no filters to drop. */
export function activeFilters(filters: EvaluationFilters): EvaluationFilter[] {
  const { keywords, maker, starLevel, energyType, level } = filters;
  const words: Record<FilterId, string | undefined> = {
    keywords: keywords && `“${keywords}”`,
    maker,
    starLevel: starLevel === undefined ? undefined : starWords(starLevel),
    energyType,
    level,
  };
  return FILTER_IDS.flatMap((id) => {
    const said = words[id];
    return said ? [{ id, words: said, without: { [id]: undefined } }] : [];
  });
}
