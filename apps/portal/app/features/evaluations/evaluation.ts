import type { EditionDocument, EvaluationDetail } from '@cheyantong/contract';

/** A result with all that the pages of one car need: the call also answers pieces for consumers, which have no scores. */
export interface Evaluation extends EvaluationDetail {
  edition: EditionDocument;
  totalScore: number;
  starLevel: number;
}

export const isEvaluation = (found: EvaluationDetail): found is Evaluation =>
  found.edition !== null && found.totalScore !== null && found.starLevel !== null;

export type Dimension = Evaluation['dimensions'][number];
export type TestResult = Dimension['items'][number];
export type EditionTest = EditionDocument['areas'][number]['tests'][number];

/** What the edition says of a test, by its code. */
export const testsOf = ({ areas }: EditionDocument): ReadonlyMap<string, EditionTest> =>
  new Map(areas.flatMap(({ tests }) => tests.map((test) => [test.code, test] as const)));
