import { UserRoundCheck } from 'lucide-react';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { rememberRequest } from '../../shared/dialogs/remembered-request.ts';
import { loginAddress } from '../../shared/login/login-address.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import styles from './mobile-dialog.module.css';

/** In place of the form for a visitor; after logging in the dialog opens again where it was left. */
export function LoginPrompt({ request }: { request: MobileRequest }) {
  const here = useHere();
  return (
    <div className={styles.centred}>
      <UserRoundCheck className={styles.emblem} aria-hidden="true" />
      <p className={styles.headline}>请先登录</p>
      <p className={styles.muted}>登录后获取车辆信息</p>
      <ButtonLink
        to={loginAddress(here)}
        size="large"
        className={styles.wideButton}
        onClick={() => rememberRequest(request, here)}
      >
        登录
      </ButtonLink>
    </div>
  );
}
