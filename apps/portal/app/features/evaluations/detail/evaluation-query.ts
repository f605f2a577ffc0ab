import { getEvaluation } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

/** What the address of the page asks for. */
export interface Asked {
  id: string;
  /** An earlier state of the result; left out, the one in force. */
  revision?: number;
}

export function askedIn(search: URLSearchParams): Asked {
  const revision = Number(search.get('revision'));
  return {
    id: search.get('id')?.trim() ?? '',
    ...(Number.isInteger(revision) && revision > 0 && { revision }),
  };
}

export const inputOf = ({ id, revision }: Asked) => ({
  params: { id },
  query: revision === undefined ? {} : { revision },
});

export const evaluationQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['evaluation', asked],
    queryFn: ({ signal }) => call(getEvaluation, inputOf(asked), signal),
  });
