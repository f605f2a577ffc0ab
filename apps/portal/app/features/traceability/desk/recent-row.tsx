import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { traceAddress } from '../trace-address.ts';
import { VERDICTS } from '../verdicts.ts';
import { forgetRecentCodes, useRecentCodes } from './recent-codes.ts';
import styles from './recent-row.module.css';

/** What was looked up on this device; it is kept nowhere else. */
export function RecentRow() {
  const codes = useRecentCodes();
  if (codes.length === 0) return null;
  return (
    <div className={styles.row}>
      <span className={styles.name}>本机最近查过</span>
      <ul className={styles.codes}>
        {codes.map(({ code, verdict }) => {
          const Icon = verdict && VERDICTS[verdict].icon;
          return (
            <li key={code} className={styles.code}>
              {Icon && <Icon aria-label={VERDICTS[verdict].word} data-verdict={verdict} />}
              <Link to={traceAddress(code)}>{code}</Link>
            </li>
          );
        })}
      </ul>
      <Button tone="quiet" size="small" onClick={forgetRecentCodes}>
        清除
      </Button>
    </div>
  );
}
