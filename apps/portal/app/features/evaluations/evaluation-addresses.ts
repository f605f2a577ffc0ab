import type { EditionDocument } from '@cheyantong/contract';
import { PAGES } from '../../pages.ts';

export { evaluationAddress } from '@cheyantong/domain';

/** The comparison of these, in this order, and by the reader's own weights where there are any. */
export function compareAddress(ids: readonly string[], weights?: string): string {
  const search = new URLSearchParams({ ids: ids.join(','), ...(weights && { weights }) });
  return `${PAGES.evaluationComparison.path}?${search}`;
}

/** An edition as "how we test" shows it, at one of its clauses. */
export function methodAddress(
  { programmeCode, code }: Pick<EditionDocument, 'programmeCode' | 'code'>,
  clause?: string,
): string {
  const search = new URLSearchParams({ program: programmeCode, edition: code });
  return `${PAGES.evaluationMethod.path}?${search}${clause ? `#${clauseAnchor(clause)}` : ''}`;
}

/** The id of a clause's element on that page. */
export const clauseAnchor = (clause: string): string => `clause-${clause.replaceAll('.', '-')}`;
