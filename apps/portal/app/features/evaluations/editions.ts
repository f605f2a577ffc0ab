import { type CallData, type EditionDocument, listEvaluationProgrammes } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

type Programmes = CallData<typeof listEvaluationProgrammes>;

/** As much of an edition as lists of results need; "how we test" has the rest. */
export interface EditionBrief
  extends Pick<
    EditionDocument,
    'programmeCode' | 'programmeName' | 'code' | 'name' | 'status' | 'repeatability' | 'stars'
  > {
  areas: { code: string; name: string }[];
}

export interface ProgrammeBrief {
  code: string;
  name: string;
  /** Newest first. */
  editions: EditionBrief[];
}

export const programmesInBrief = (programmes: Programmes): ProgrammeBrief[] =>
  programmes.map(({ code, name, editions }) => ({
    code,
    name,
    editions: editions.map(({ document }) => briefOf(document)),
  }));

const briefOf = ({
  programmeCode,
  programmeName,
  code,
  name,
  status,
  repeatability,
  stars,
  areas,
}: EditionDocument): EditionBrief => ({
  programmeCode,
  programmeName,
  code,
  name,
  status,
  repeatability,
  stars,
  areas: areas.map((area) => ({ code: area.code, name: area.name })),
});

/** Editions change about once a year. */
export const programmesQuery = queryOptions({
  queryKey: ['evaluation-programmes'],
  queryFn: async ({ signal }) => programmesInBrief(await call(listEvaluationProgrammes, {}, signal)),
  staleTime: HOUR_MS,
});

/** Whoever names none gets the first programme in the edition in force; nobody is tested by a draft yet. */
export function chosenEdition(
  programmes: readonly ProgrammeBrief[],
  { programCode, editionCode }: { programCode?: string | undefined; editionCode?: string | undefined },
): EditionBrief | undefined {
  const programme = programmes.find(({ code }) => code === programCode) ?? programmes[0];
  const tested = programme?.editions.filter(({ status }) => status !== 'draft') ?? [];
  return (
    tested.find(({ code }) => code === editionCode) ??
    tested.find(({ status }) => status === 'inForce') ??
    tested[0]
  );
}
