import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useHere } from '../../shell/use-here.ts';
import { loginAddress } from '../account/login-address.ts';

/** In place of what only its owner sees; the login page leads back here. */
export function LoginInvitation({ children }: { children: ReactNode }) {
  const here = useHere();
  return (
    <EmptyState title="请先登录" action={<ButtonLink to={loginAddress(here)}>去登录</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
