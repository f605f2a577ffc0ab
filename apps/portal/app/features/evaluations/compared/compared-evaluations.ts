import type { EvaluationItem } from '@cheyantong/contract';
import { comparison, MOST_COMPARED } from '../../../shared/compare/comparison.ts';
import { STORAGE_KEYS } from '../../../shared/storage.ts';

export type ComparedEvaluation = Pick<
  EvaluationItem,
  'id' | 'title' | 'brandName' | 'seriesName' | 'sideUrl' | 'programName' | 'editionName'
>;

export const {
  useCompared: useComparedEvaluations,
  add: compareEvaluation,
  remove: uncompareEvaluation,
  clear: uncompareAllEvaluations,
  useRestored: useRestoredEvaluations,
} = comparison<ComparedEvaluation>({
  storedAs: STORAGE_KEYS.comparedEvaluations,
  idOf: ({ id }) => id,
  parts: ['id', 'title', 'brandName', 'seriesName', 'sideUrl', 'programName', 'editionName'],
  full: `最多同时对比 ${MOST_COMPARED} 款，请先移除一款`,
});
