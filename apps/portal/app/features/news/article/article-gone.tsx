import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

export function ArticleGone({ sentence }: { sentence: string }) {
  return (
    <>
      <PageHeading>{PAGES.informationDetail.title}</PageHeading>
      <EmptyState
        title={sentence}
        action={<ButtonLink to={PAGES.platformReleases.path}>看其他资讯</ButtonLink>}
      >
        可能是链接有误，也可能已经撤回。撤回的文章不再展示，平台保留每一次修订。
      </EmptyState>
    </>
  );
}

/** The reading page without an article in its address. */
export function NoArticleChosen() {
  return (
    <>
      <PageHeading>{PAGES.informationDetail.title}</PageHeading>
      <EmptyState
        title="还没有选择文章"
        action={<ButtonLink to={PAGES.platformReleases.path}>去新闻资讯</ButtonLink>}
      >
        请在栏目里打开一篇。
      </EmptyState>
    </>
  );
}
