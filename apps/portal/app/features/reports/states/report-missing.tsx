import { FAILURES } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { TitledPage } from './titled-page.tsx';

/** Not there and not yours are one answer. */
export function ReportMissing() {
  return (
    <TitledPage>
      <EmptyState
        title={FAILURES.A0401.sentence}
        action={<ButtonLink to={PAGES.personalCenter.path}>返回个人中心</ButtonLink>}
      >
        请检查链接是否完整，或从个人中心的订单里打开。核验别人出示的报告，请使用溯源查询。
      </EmptyState>
    </TitledPage>
  );
}
