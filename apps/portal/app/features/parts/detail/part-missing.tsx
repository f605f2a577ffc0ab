import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

export function PartMissing() {
  return (
    <>
      <PageHeading>{PAGES.reusableDetail.title}</PageHeading>
      <EmptyState
        title="再用件不存在或已下架"
        action={<ButtonLink to={PAGES.reusableShowroom.path}>返回再用件展厅</ButtonLink>}
      >
        可能已经下架，或链接有误。展厅里还有其他再用件可以看看。
      </EmptyState>
    </>
  );
}
