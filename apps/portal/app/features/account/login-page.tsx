import { PRODUCT_NAME } from '@cheyantong/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { useHost } from '../../shared/host/use-host.ts';
import { returnAddress } from '../../shared/login/login-address.ts';
import { useSession } from '../../shared/session/session.ts';
import { AgreementLink } from '../agreements/index.ts';
import { NativeLogin } from '../mini-program/index.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { LoginPicture } from './login-picture.tsx';

export default function LoginPage() {
  const isInside = useHost() === 'miniProgram';
  const [bySms, setBySms] = useState(false);
  const [search] = useSearchParams();
  const target = returnAddress(search, isInside ? PAGES.miniWebH5.path : '/');
  useLeaveWhenLoggedIn(target);
  return (
    <div className={styles.page}>
      <LoginPicture />
      <section className={styles.side}>
        <div className={styles.card}>
          <h1 className={styles.title}>登录{PRODUCT_NAME}</h1>
          <p className={styles.hint}>未注册的手机号验证后自动注册</p>
          {isInside && !bySms ? <NativeLogin back={target} onBySms={() => setBySms(true)} /> : <LoginForm />}
          <p className={styles.agreement}>
            登录即表示您已阅读并同意
            <AgreementLink document="userAgreement" />和<AgreementLink document="privacyStatement" />
          </p>
        </div>
      </section>
    </div>
  );
}

/** A member has no business here: on to where they came from, with what they brought from there, or to the root. */
function useLeaveWhenLoggedIn(target: string): void {
  const loggedIn = useSession((state) => state.token !== null && state.user !== null);
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (loggedIn) navigate(target, { replace: true, state });
  }, [loggedIn, navigate, target, state]);
}
