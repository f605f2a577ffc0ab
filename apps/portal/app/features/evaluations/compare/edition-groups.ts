import type { EditionDocument } from '@cheyantong/contract';
import type { Evaluation } from '../evaluation.ts';

/** Results by one edition: only these have scores on the same scale. */
export interface EditionGroup {
  edition: EditionDocument;
  entries: readonly Evaluation[];
}

export const editionKey = ({
  programmeCode,
  code,
}: Pick<EditionDocument, 'programmeCode' | 'code'>): string => `${programmeCode}/${code}`;

/** In the order in which the editions first appear. */
export function groupByEdition(entries: readonly Evaluation[]): EditionGroup[] {
  const groups = new Map<string, Evaluation[]>();
  for (const entry of entries) {
    const key = editionKey(entry.edition);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ edition: group[0].edition, entries: group }] : [],
  );
}

/** The edition that most of the compared cars were tested by. */
export const mainGroup = (groups: readonly EditionGroup[]): EditionGroup | undefined =>
  groups.toSorted((a, b) => b.entries.length - a.entries.length)[0];
