import type { EditionDocument } from '@cheyantong/contract/edition';
import type { EvaluationDraft, RevisionDraft } from './drafts.ts';

/** A table has one kind of column; the edition says which of them are tests and which are modifiers. */
export function sortMeasured(draft: EvaluationDraft, { areas }: EditionDocument): EvaluationDraft {
  if (draft.tells === 'everything') return draft;
  const modifiers = new Set(areas.flatMap((area) => area.modifiers.map(({ code }) => code)));
  const sorted = ({ readings, ...revision }: RevisionDraft): RevisionDraft => {
    const cells = Object.entries(readings);
    return {
      ...revision,
      readings: Object.fromEntries(cells.filter(([code]) => !modifiers.has(code))),
      findings: Object.fromEntries(
        cells.flatMap(([code, values]) => (modifiers.has(code) ? [[code, values?.[0] ?? 0]] : [])),
      ),
    };
  };
  return { ...draft, revisions: draft.revisions.map(sorted) };
}
