import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import {
  carsForSale,
  RankNumber,
  RateCell,
  retentionAddress,
  rowKey,
  rowName,
  rowRemark,
  SERIES_AT_THREE_YEARS,
  sharedRanks,
} from '../../retention/index.ts';
import styles from './retention-section.module.css';
import type { TopOfClass } from './top-retention.ts';

const GUIDE_PRICE = 100;

/** Five rows: rank, name, and the bar with its interval and sample. */
export function TopFive({ top: { level, rows }, titled }: { top: TopOfClass; titled?: boolean }) {
  const all = retentionAddress({ ...SERIES_AT_THREE_YEARS, level });
  const shared = sharedRanks(rows);
  return (
    <Card
      level={3}
      title={titled && level}
      aside={
        titled && (
          <Link to={all} className={styles.all}>
            全部<VisuallyHidden>{level}车系</VisuallyHidden>
          </Link>
        )
      }
    >
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <li key={rowKey(row)} className={styles.row}>
            <RankNumber
              rank={row.rank}
              shared={shared.has(row.rank)}
              again={rows[at - 1]?.rank === row.rank}
            />
            <div className={styles.content}>
              <p className={styles.naming}>
                <Link to={carsForSale(row) ?? all} className={styles.name}>
                  {rowName(row)}
                </Link>
                <span className={styles.remark}>{rowRemark({ ...row, level: null })}</span>
              </p>
              <RateCell row={row} end={GUIDE_PRICE} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
