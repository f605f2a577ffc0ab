import { PAGES } from '../../../../pages.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../../shared/ui/page-heading.tsx';

const toAll = <ButtonLink to={PAGES.notices.path}>看全部公告</ButtonLink>;

export const NoticeGone = ({ sentence }: { sentence: string }) => (
  <EmptyState title={sentence} action={toAll}>
    可能是链接有误，也可能已经撤回。撤回的公告不再展示，平台保留每一次修订。
  </EmptyState>
);

/** The reading page without a notice in its address. */
export const NoNoticeChosen = () => (
  <>
    <PageHeading>{PAGES.noticeDetail.title}</PageHeading>
    <EmptyState title="还没有选择公告" action={toAll}>
      请在公告列表里打开一条。
    </EmptyState>
  </>
);
