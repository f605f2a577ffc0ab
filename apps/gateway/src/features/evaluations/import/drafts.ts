import type { EditionDocument } from '@cheyantong/contract/edition';
import type { Findings, Readings } from '@cheyantong/evaluation';
import type { Problem } from '../../../data/written/problem.ts';
import type { EvaluationFacts } from '../facts.ts';

/** A problem with the line it stands on. */
type ProblemAt = (path: readonly (string | number)[], sentence: string) => Problem;

export interface EditionDraft {
  document: EditionDocument;
  revision: number;
  problemAt: ProblemAt;
}

export interface RevisionDraft {
  publishedAt: Date;
  reason: string | null;
  /** All of them: what a correction does not name is as it was. */
  readings: Readings;
  findings: Findings;
}

export interface EvaluationDraft {
  programmeCode: string;
  editionCode: string;
  slug: string;
  code: string;
  facts: EvaluationFacts;
  revisions: readonly RevisionDraft[];
  /** A table has one row a car: only how it stands now. A document tells everything from the first publication on. */
  tells: 'everything' | 'newest';
  problemAt: ProblemAt;
}

/** What files hold, before anything is stored. */
export interface Written {
  editions: EditionDraft[];
  evaluations: EvaluationDraft[];
  problems: Problem[];
}
