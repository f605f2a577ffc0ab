import { useSearchParams } from 'react-router';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Certification } from './certification.tsx';
import { KindSwitch } from './kind-switch.tsx';
import styles from './page.module.css';
import { kindOf } from './view.ts';

export default function CertificationPage() {
  const isMember = useSession((state) => state.token !== null);
  const isMobile = useIsMobile();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <>
      <div className={styles.heading}>
        <PageHeading aside={isMobile ? undefined : '确认是您本人或您的企业'}>身份认证</PageHeading>
        <KindSwitch current={kind} />
      </div>
      {isMember ? (
        <Certification key={kind} kind={kind} />
      ) : (
        <LoginInvitation>登录后拍下证件，信息自动填写，几分钟完成认证。</LoginInvitation>
      )}
    </>
  );
}
