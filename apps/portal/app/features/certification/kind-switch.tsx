import type { CertificationKind } from '@cheyantong/domain';
import { Building2, UserRound } from 'lucide-react';
import { Link } from '../../shared/ui/link.tsx';
import styles from './kind-switch.module.css';
import { certificationAddress } from './view.ts';

const KINDS = [
  { kind: 'personal', label: '个人', icon: UserRound },
  { kind: 'company', label: '企业', icon: Building2 },
] as const;

export const KindSwitch = ({ current }: { current: CertificationKind }) => (
  <nav className={styles.switch} aria-label="认证类型">
    {KINDS.map(({ kind, label, icon: Icon }) => (
      <Link
        key={kind}
        to={certificationAddress(kind)}
        replace
        className={styles.kind}
        aria-current={kind === current ? 'page' : undefined}
      >
        <Icon aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
);
