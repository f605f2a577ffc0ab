import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chosenEdition, type EditionBrief, type ProgrammeBrief, programmesQuery } from '../editions.ts';
import { activeFilters } from './active-filters.ts';
import { askedFilters, askedPage, type EvaluationListAddress } from './evaluation-list.ts';
import { evaluationsQuery, filtersQuery } from './evaluation-queries.ts';
import type { ListSeed } from './load-list.ts';

/** Stands for the edition until it is known; nothing is asked by it. */
const UNKNOWN: EditionBrief = {
  programmeCode: '',
  programmeName: '',
  code: '',
  name: '',
  status: 'inForce',
  repeatability: 0,
  stars: [],
  areas: [],
};

const NONE: readonly ProgrammeBrief[] = [];

/** The address decides; the gateway answers. */
export function useEvaluationList(list: EvaluationListAddress, pageSize: number, seed: ListSeed | null) {
  const [search] = useSearchParams();
  const query = list.read(search);
  const programmes = useQuery({
    ...programmesQuery,
    ...(seed && { initialData: seed.programmes }),
  });
  const edition = chosenEdition(programmes.data ?? NONE, query);
  const enabled = edition !== undefined;
  const page = useQuery({
    ...evaluationsQuery(askedPage(query, edition ?? UNKNOWN, pageSize)),
    enabled,
    placeholderData: keepPreviousData,
    ...(seed?.page && { initialData: seed.page }),
  });
  const options = useQuery({
    ...filtersQuery(askedFilters(query, edition ?? UNKNOWN)),
    enabled,
    placeholderData: keepPreviousData,
    ...(seed?.options && { initialData: seed.options }),
  });
  return {
    list,
    query,
    pageSize,
    programmes: programmes.data ?? NONE,
    edition,
    active: activeFilters(query),
    // Without editions there is no list either.
    evaluations: programmes.isError
      ? { ...page, error: programmes.error, refetch: programmes.refetch }
      : page,
    options,
  };
}

export type EvaluationListState = ReturnType<typeof useEvaluationList>;
