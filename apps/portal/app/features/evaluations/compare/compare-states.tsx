import { PAGES } from '../../../pages.ts';
import { MOST_COMPARED } from '../../../shared/compare/comparison.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { compareAddress } from '../evaluation-addresses.ts';

const ToZone = () => <ButtonLink to={PAGES.evaluationZone.path}>去测评专区选车</ButtonLink>;

/** The page without an id in its address. */
export function NothingToCompare() {
  return (
    <>
      <PageHeading>{PAGES.evaluationComparison.title}</PageHeading>
      <EmptyState title="还没有选择要对比的车" action={<ToZone />}>
        在专区的卡片上勾选「对比」，最多 {MOST_COMPARED} 款，再点「开始对比」。
      </EmptyState>
    </>
  );
}

export function NoneFound() {
  return (
    <>
      <PageHeading>{PAGES.evaluationComparison.title}</PageHeading>
      <EmptyState title="链接里的测评都没有找到" action={<ToZone />}>
        可能是链接不完整，或结果已经撤回。
      </EmptyState>
    </>
  );
}

export function TooMany({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <PageHeading>{PAGES.evaluationComparison.title}</PageHeading>
      <EmptyState
        title={`最多同时对比 ${MOST_COMPARED} 款`}
        action={
          <ButtonLink to={compareAddress(ids.slice(0, MOST_COMPARED))}>只比前 {MOST_COMPARED} 款</ButtonLink>
        }
      >
        链接里有 {ids.length} 款，并排放不下。请去掉几款再看。
      </EmptyState>
    </>
  );
}
