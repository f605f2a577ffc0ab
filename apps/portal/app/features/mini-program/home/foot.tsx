import { OPERATOR } from '@cheyantong/domain';
import { ALargeSmall, Headset, LockKeyhole } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { setElderMode, useElderMode } from '../../../shared/elder-mode.ts';
import { useSettings } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { agreementAddress } from '../../agreements/index.ts';
import styles from './foot.module.css';

export function Foot() {
  const { appEnv } = useSettings();
  const isElder = useElderMode(({ on }) => on);
  return (
    <footer className={styles.foot}>
      <div className={styles.entries}>
        <button
          type="button"
          className={styles.entry}
          aria-pressed={isElder}
          onClick={() => setElderMode(!isElder)}
        >
          <ALargeSmall aria-hidden="true" />
          {isElder ? '退出长者模式' : '长者模式'}
        </button>
        <Link to={PAGES.contact.path} className={styles.entry}>
          <Headset aria-hidden="true" />
          客服
        </Link>
        <Link to={agreementAddress('privacyStatement')} className={styles.entry}>
          <LockKeyhole aria-hidden="true" />
          隐私
        </Link>
      </div>
      <p className={styles.company}>{OPERATOR[appEnv].company}</p>
    </footer>
  );
}
