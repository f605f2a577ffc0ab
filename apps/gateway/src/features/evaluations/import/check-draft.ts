import { beijingDay } from '@cheyantong/domain';
import { checkReadings } from '@cheyantong/evaluation';
import type { Problem } from '../../../data/written/problem.ts';
import type { EditionRow } from '../editions.ts';
import type { EvaluationDraft } from './drafts.ts';

/** What is wrong with an evaluation by its edition and by the calendar, whatever is stored already. */
export const checkDraft = (draft: EvaluationDraft, edition: EditionRow): Problem[] => [
  ...checkMeasured(draft, edition),
  ...checkDays(draft, edition),
  ...checkReasons(draft),
];

const checkMeasured = ({ revisions, problemAt }: EvaluationDraft, { document }: EditionRow): Problem[] =>
  revisions.flatMap(({ readings, findings }, at) =>
    checkReadings(document, readings, findings).map(({ path, sentence }) =>
      problemAt(['revisions', at, ...path], sentence),
    ),
  );

function checkDays({ facts, revisions, problemAt }: EvaluationDraft, { document }: EditionRow): Problem[] {
  const problems: Problem[] = [];
  const { effectiveFrom } = document;
  if (effectiveFrom === null) problems.push(problemAt(['id'], '这一版还是草案，不能按它发布结果'));
  else if (facts.test.from < effectiveFrom)
    problems.push(problemAt(['test', 'from'], `试验早于这一版的生效日期 ${effectiveFrom}`));
  revisions.forEach(({ publishedAt }, at) => {
    const before = revisions[at - 1];
    const path = ['revisions', at, 'published'];
    if (before && publishedAt <= before.publishedAt)
      problems.push(problemAt(path, '更正应晚于它所更正的那一次发布'));
    if (!before && beijingDay(publishedAt) < facts.test.to)
      problems.push(problemAt(path, '发布早于试验结束'));
  });
  return problems;
}

const checkReasons = ({ tells, revisions, problemAt }: EvaluationDraft): Problem[] =>
  tells === 'newest'
    ? []
    : revisions.flatMap(({ reason }, at) => {
        if (at > 0 && reason === null) return [problemAt(['revisions', at, 'reason'], '更正必须写明原因')];
        if (at === 0 && reason !== null)
          return [problemAt(['revisions', at, 'reason'], '第一次发布没有更正原因')];
        return [];
      });
