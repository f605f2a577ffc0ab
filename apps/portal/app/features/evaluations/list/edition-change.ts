import { chosenEdition, type EditionBrief, type ProgrammeBrief } from '../editions.ts';
import type { EvaluationQuery } from './evaluation-list.ts';

/** Another programme has other areas to sort by and other editions; what is meant anyway stays out of the address. */
export const programmeChange = (
  programmes: readonly ProgrammeBrief[],
  programCode: string,
): Partial<EvaluationQuery> => ({
  programCode: programmes[0]?.code === programCode ? undefined : programCode,
  editionCode: undefined,
  sortField: undefined,
  sort: undefined,
});

export function editionChange(
  programmes: readonly ProgrammeBrief[],
  current: EditionBrief | undefined,
  editionCode: string,
): Partial<EvaluationQuery> {
  const usual = chosenEdition(programmes, { programCode: current?.programmeCode });
  return { editionCode: usual?.code === editionCode ? undefined : editionCode };
}
