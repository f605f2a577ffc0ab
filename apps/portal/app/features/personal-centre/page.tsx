import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { useHere } from '../../shell/use-here.ts';
import { loginAddress } from '../account/login-address.ts';
import { MemberSummary } from './member-summary.tsx';

export default function PersonalCentrePage() {
  const loggedIn = useSession((state) => state.token !== null);
  const here = useHere();
  return (
    <>
      <PageHeading>个人中心</PageHeading>
      {loggedIn ? (
        <MemberSummary />
      ) : (
        <EmptyState title="请先登录" action={<ButtonLink to={loginAddress(here)}>去登录</ButtonLink>}>
          登录后查看您的订单、报告和收藏。
        </EmptyState>
      )}
    </>
  );
}
