import { OPERATOR } from '@cheyantong/domain';
import { Database, FilePenLine, LockKeyhole, type LucideIcon, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAGES } from '../../pages.ts';
import { useSettings } from '../../shared/settings.ts';
import { Link } from '../../shared/ui/link.tsx';
import { AgreementLink } from '../agreements/index.ts';
import styles from './trust-band.module.css';

/** Who runs the portal, where its data comes from, how it is kept, and what to do about a mistake. */
export function TrustBand() {
  const { appEnv, footer } = useSettings();
  return (
    <section className={styles.band} aria-label="平台说明">
      <Point
        icon={Scale}
        title="谁在运营"
        more={appEnv === 'production' && <Link to={PAGES.companyProfile.path}>公司简介</Link>}
      >
        {OPERATOR[appEnv].company}主办，不卖车，不收厂商推广费。
      </Point>
      <Point icon={Database} title="数据从哪来" more={<AgreementLink document="userAgreement" />}>
        车源由合作经销商提供，报告由合作机构出具，页面写明来源与时间。
      </Point>
      <Point icon={LockKeyhole} title="怎么保管" more={<AgreementLink document="privacyStatement" />}>
        手机号只交给您主动联系的机构；交给了谁、何时送达，您都能查到，也能撤回。
      </Point>
      <Point icon={FilePenLine} title="有误怎么办" more={footer.servicePhone}>
        发现内容与事实不符，请联系客服。我们核实后更正，并留下记录。
      </Point>
    </section>
  );
}

interface PointProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** Where to read on. */
  more: ReactNode;
}

function Point({ icon: Icon, title, children, more }: PointProps) {
  return (
    <div className={styles.point}>
      <Icon className={styles.icon} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
