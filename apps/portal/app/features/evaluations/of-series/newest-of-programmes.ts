import type { EvaluationItem } from '@cheyantong/contract';

/** Of each programme the newest result, in the order they came in: newest first. */
export const newestOfProgrammes = (evaluations: readonly EvaluationItem[]): EvaluationItem[] =>
  evaluations.filter(
    ({ programCode }, index) => evaluations.findIndex((other) => other.programCode === programCode) === index,
  );

/** What was tested, and whether this car is of the same model year, where that is known. */
export function testedWords(
  { modelYear, modelName }: Pick<EvaluationItem, 'modelYear' | 'modelName'>,
  ownYear: number | undefined,
): string {
  const tested = `测的是 ${modelName}`;
  if (modelYear === null || ownYear === undefined) return `${tested}。`;
  return ownYear === modelYear
    ? `${tested}，与这辆同年款。`
    : `${tested}；这辆是 ${ownYear}款，结果不一定适用。`;
}
