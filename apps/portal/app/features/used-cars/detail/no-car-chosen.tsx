import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

/** The detail page without a car in its address. */
export function NoCarChosen() {
  return (
    <>
      <PageHeading>{PAGES.usedCarDetail.title}</PageHeading>
      <EmptyState
        title="还没有选择车辆"
        action={<ButtonLink to={PAGES.usedCarShowroom.path}>去二手车展厅</ButtonLink>}
      >
        请在展厅里打开一辆车，查看它的档案、参数和车商。
      </EmptyState>
    </>
  );
}
