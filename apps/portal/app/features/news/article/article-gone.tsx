import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

/** Where somebody reads, and where the other articles are. */
export interface ReadingPlace {
  title: string;
  list: string;
  listName: string;
  others: string;
}

export function ArticleGone({ place, sentence }: { place: ReadingPlace; sentence: string }) {
  return (
    <>
      <PageHeading>{place.title}</PageHeading>
      <EmptyState title={sentence} action={<ButtonLink to={place.list}>{place.others}</ButtonLink>}>
        可能是链接有误，也可能已经撤回。撤回的文章不再展示，平台保留每一次修订。
      </EmptyState>
    </>
  );
}

/** The reading page without an article in its address. */
export function NoArticleChosen({ place }: { place: ReadingPlace }) {
  return (
    <>
      <PageHeading>{place.title}</PageHeading>
      <EmptyState title="还没有选择文章" action={<ButtonLink to={place.list}>去{place.listName}</ButtonLink>}>
        请在栏目里打开一篇。
      </EmptyState>
    </>
  );
}
