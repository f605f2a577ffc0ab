import { OPERATOR, PRODUCT_NAME } from '@cheyantong/domain';
import { useSettings } from '../../shared/settings.ts';
import { Link } from '../../shared/ui/link.tsx';
import styles from './logo.module.css';

/** The way home. The test environment wears a mark, so that nobody takes it for the real one. */
export function Logo({ compact = false }: { compact?: boolean }) {
  const { appEnv } = useSettings();
  const [first, second] = OPERATOR[appEnv].companyLines;
  return (
    <Link to="/home" className={styles.logo}>
      <img src="/favicon.svg" alt="" width={34} height={34} />
      <span className={styles.name}>{PRODUCT_NAME}</span>
      {appEnv === 'development' && !compact && <span className={styles.mark}>测试</span>}
      {!compact && (
        <span className={styles.company}>
          {first}
          <br />
          {second}
        </span>
      )}
    </Link>
  );
}
