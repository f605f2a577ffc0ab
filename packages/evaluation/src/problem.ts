/** What is wrong with a document or with readings: where, and a sentence for whoever wrote it. */
export interface DocumentProblem {
  path: readonly (string | number)[];
  sentence: string;
}
