import { useCurrentPage } from '../shared/navigation/current-page.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { PageHeading } from '../shared/ui/page-heading.tsx';

/** A page whose content has not been published: it says its name and offers the way back. */
export default function UnopenedPage() {
  const { page } = useCurrentPage();
  return (
    <>
      <PageHeading>{page.title}</PageHeading>
      <EmptyState title={`${page.title}暂无内容`} action={<ButtonLink to="/home">返回首页</ButtonLink>}>
        这里还没有可以展示的内容，您可以先看看其他栏目。
      </EmptyState>
    </>
  );
}
