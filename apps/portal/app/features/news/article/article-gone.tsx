import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

export function ArticleGone({ sentence }: { sentence: string }) {
  return (
    <EmptyState
      title={sentence}
      action={<ButtonLink to={PAGES.platformReleases.path}>看其他资讯</ButtonLink>}
    >
      可能是链接有误，也可能已经撤回。撤回的文章不再展示，平台保留每一次修订。
    </EmptyState>
  );
}
