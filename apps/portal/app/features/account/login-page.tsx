import { PRODUCT_NAME } from '@cheyantong/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { returnAddress } from '../../shared/login/login-address.ts';
import { useSession } from '../../shared/session/session.ts';
import { AgreementLink } from '../agreements/index.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { LoginPicture } from './login-picture.tsx';

export default function LoginPage() {
  useLeaveWhenLoggedIn();
  return (
    <div className={styles.page}>
      <LoginPicture />
      <section className={styles.side}>
        <div className={styles.card}>
          <h1 className={styles.title}>登录{PRODUCT_NAME}</h1>
          <p className={styles.hint}>未注册的手机号验证后自动注册</p>
          <LoginForm />
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
function useLeaveWhenLoggedIn(): void {
  const loggedIn = useSession((state) => state.token !== null && state.user !== null);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const target = returnAddress(search);
  useEffect(() => {
    if (loggedIn) navigate(target, { replace: true, state });
  }, [loggedIn, navigate, target, state]);
}
