import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

export function EvaluationMissing() {
  return (
    <>
      <PageHeading>{PAGES.evaluationDetail.title}</PageHeading>
      <EmptyState
        title="没有这项测评"
        action={<ButtonLink to={PAGES.evaluationZone.path}>去测评专区</ButtonLink>}
      >
        可能是链接有误，或没有这一版结果。专区里有全部测评，可以按级别、能源和星级找。
      </EmptyState>
    </>
  );
}

/** The detail page without an evaluation in its address. */
export function NoEvaluationChosen() {
  return (
    <>
      <PageHeading>{PAGES.evaluationDetail.title}</PageHeading>
      <EmptyState
        title="还没有选择测评"
        action={<ButtonLink to={PAGES.evaluationZone.path}>去测评专区</ButtonLink>}
      >
        请在专区里打开一款车，查看它的星级、测量值和算法。
      </EmptyState>
    </>
  );
}
