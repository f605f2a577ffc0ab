import {
  type CallData,
  getEvaluationFilters,
  listEvaluationProgrammes,
  listEvaluations,
} from '@cheyantong/contract';
import { fulfilled } from '../../../shared/fulfilled.ts';
import type { ServerCall } from '../../../shared/server-context.ts';
import { chosenEdition, type EditionBrief, type ProgrammeBrief, programmesInBrief } from '../editions.ts';
import { askedFilters, askedPage, type EvaluationQuery } from './evaluation-list.ts';

/** What the server had found when it rendered the page. */
export interface ListSeed {
  programmes: ProgrammeBrief[];
  page: CallData<typeof listEvaluations> | undefined;
  options: CallData<typeof getEvaluationFilters> | undefined;
}

interface Loaded<More> {
  seed: ListSeed | null;
  more: More | undefined;
}

const NOTHING = { seed: null, more: undefined };

/** One page of a list; beside it whatever else the page shows of the edition. */
export async function loadList<More>(
  call: ServerCall,
  query: EvaluationQuery,
  pageSize: number,
  loadMore?: (edition: EditionBrief) => Promise<More>,
): Promise<Loaded<More>> {
  const programmes = await call(listEvaluationProgrammes, {})
    .then(programmesInBrief)
    .catch(() => null);
  const edition = programmes && chosenEdition(programmes, query);
  if (!edition) return NOTHING;
  const [page, options, more] = await Promise.allSettled([
    call(listEvaluations, { query: askedPage(query, edition, pageSize) }),
    call(getEvaluationFilters, { query: askedFilters(query, edition) }),
    loadMore?.(edition),
  ]);
  return {
    seed: { programmes, page: fulfilled(page), options: fulfilled(options) },
    more: fulfilled(more),
  };
}
