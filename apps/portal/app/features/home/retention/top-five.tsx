import { Link } from 'react-router';
import { Card } from '../../../shared/ui/card.tsx';
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
import type { TopOfEnergy } from './top-retention.ts';

const GUIDE_PRICE = 100;

/** Five rows: rank, name, and the bar with its interval and sample. */
export function TopFive({ top: { energyType, rows }, titled }: { top: TopOfEnergy; titled?: boolean }) {
  const all = retentionAddress({ ...SERIES_AT_THREE_YEARS, energyType });
  const shared = sharedRanks(rows);
  return (
    <Card
      level={3}
      title={titled && energyType}
      aside={
        titled && (
          <Link to={all} className={styles.all}>
            全部<VisuallyHidden>{energyType}车系</VisuallyHidden>
          </Link>
        )
      }
    >
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.row}>
            <RankNumber rank={row.rank} shared={shared.has(row.rank)} />
            <div className={styles.content}>
              <p className={styles.naming}>
                <Link to={carsForSale(row) ?? all} className={styles.name}>
                  {rowName(row)}
                </Link>
                <span className={styles.remark}>{rowRemark({ ...row, energyType: null })}</span>
              </p>
              <RateCell row={row} end={GUIDE_PRICE} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
