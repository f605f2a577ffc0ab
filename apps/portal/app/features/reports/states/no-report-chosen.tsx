import { PAGES } from '../../../pages.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { TitledPage } from './titled-page.tsx';

/** The report page without an order in its address. */
export function NoReportChosen() {
  const here = useHere();
  const sample = `${here}${here.includes('?') ? '&' : '?'}sample=1`;
  return (
    <TitledPage>
      <EmptyState
        title="还没有选择报告"
        action={
          <>
            <ButtonLink to={PAGES.personalCenter.path}>去个人中心</ButtonLink>
            <ButtonLink to={sample} tone="secondary">
              看看样例
            </ButtonLink>
          </>
        }
      >
        请在个人中心的订单里打开一份报告，也可以先看看样例。
      </EmptyState>
    </TitledPage>
  );
}
