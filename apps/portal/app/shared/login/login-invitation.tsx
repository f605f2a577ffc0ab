import type { ReactNode } from 'react';
import { useHere } from '../navigation/use-here.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { loginAddress } from './login-address.ts';

/** In place of what only its owner sees; the login page leads back here. */
export function LoginInvitation({ children }: { children: ReactNode }) {
  const here = useHere();
  return (
    <EmptyState title="请先登录" action={<ButtonLink to={loginAddress(here)}>去登录</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
