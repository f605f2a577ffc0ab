import type { ReactNode } from 'react';
import { useHere } from '../navigation/use-here.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonBlock, SkeletonRows } from '../ui/skeleton.tsx';
import { loginAddress } from './login-address.ts';
import styles from './login-invitation.module.css';

/** In place of what only its owner sees; the login page leads back here. */
export function LoginInvitation({ children }: { children: ReactNode }) {
  const here = useHere();
  return (
    <>
      <div className={styles.awaited} aria-hidden="true">
        <SkeletonBlock height={98} />
        <SkeletonRows rows={6} rowHeight={88} />
      </div>
      <div className={styles.invitation}>
        <EmptyState title="请先登录" action={<ButtonLink to={loginAddress(here)}>去登录</ButtonLink>}>
          {children}
        </EmptyState>
      </div>
    </>
  );
}
