import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

/** The detail page without a part in its address. */
export function NoPartChosen() {
  return (
    <>
      <PageHeading>{PAGES.reusableDetail.title}</PageHeading>
      <EmptyState
        title="还没有选择再用件"
        action={<ButtonLink to={PAGES.reusableShowroom.path}>去再用件展厅</ButtonLink>}
      >
        请在展厅里打开一件，查看它的适配车型、来源和检测结果。
      </EmptyState>
    </>
  );
}
