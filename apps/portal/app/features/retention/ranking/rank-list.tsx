import { ChevronDown } from 'lucide-react';
import { Link } from '../../../shared/ui/link.tsx';
import { RowCurve, type RowCurveProps } from '../curve/row-curve.tsx';
import { barsEnd, carsForSale, curvesEnd, rowKey, rowName, rowRemark, sharedRanks } from '../rank-words.ts';
import { ChangeWords } from './change-words.tsx';
import own from './rank-list.module.css';
import { RankNumber } from './rank-number.tsx';
import styles from './ranking.module.css';
import type { RankingProps } from './ranking-props.ts';
import { RateCell } from './rate-cell.tsx';

/** The ranking on phones: the chosen row unfolds in place. */
export function RankList({ caption, rows, years, lastPeriod, chosenKey, onChoose }: RankingProps) {
  const shared = sharedRanks(rows);
  const end = barsEnd(rows);
  return (
    <ol className={own.list} aria-label={caption} data-long>
      {rows.map((row, at) => {
        const key = rowKey(row);
        const open = key === chosenKey;
        return (
          <li key={key} className={own.item}>
            <button
              type="button"
              className={own.itemHead}
              aria-expanded={open}
              onClick={() => onChoose(open ? '' : key)}
            >
              <RankNumber
                rank={row.rank}
                shared={shared.has(row.rank)}
                again={rows[at - 1]?.rank === row.rank}
              />
              <span className={styles.names}>
                <span className={own.itemName}>{rowName(row)}</span>
                <span className={styles.remark}>{rowRemark(row)}</span>
              </span>
              <ChangeWords change={row.rankChange} lastPeriod={lastPeriod} />
              <ChevronDown className={own.chevron} aria-hidden="true" />
            </button>
            <RateCell row={row} end={end} />
            {open && <Unfolded row={row} years={years} lastPeriod={lastPeriod} end={curvesEnd(rows)} />}
          </li>
        );
      })}
    </ol>
  );
}

function Unfolded({ row, ...curve }: RowCurveProps) {
  const address = carsForSale(row);
  return (
    <div className={own.unfolded}>
      <RowCurve row={row} {...curve} />
      <dl className={own.facts}>
        <div>
          <dt>新车指导价</dt>
          <dd>{row.guidePriceRange ?? '—'}</dd>
        </div>
      </dl>
      {address && <Link to={address}>看在售的{rowName(row)}</Link>}
    </div>
  );
}
