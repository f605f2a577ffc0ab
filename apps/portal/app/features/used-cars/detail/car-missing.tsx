import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

export function CarMissing() {
  return (
    <>
      <PageHeading>{PAGES.usedCarDetail.title}</PageHeading>
      <EmptyState
        title="车辆不存在或已下架"
        action={<ButtonLink to={PAGES.usedCarShowroom.path}>返回二手车展厅</ButtonLink>}
      >
        可能已经售出，或链接有误。展厅里还有其他车可以看看。
      </EmptyState>
    </>
  );
}
