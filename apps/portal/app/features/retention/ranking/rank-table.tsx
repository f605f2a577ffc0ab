import type { RetentionRow } from '@cheyantong/contract';
import { Link } from '../../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { BrandTile } from '../../vehicles/index.ts';
import { barsEnd, carsForSale, rowKey, rowName, rowRemark, sharedRanks } from '../rank-words.ts';
import { ChangeWords } from './change-words.tsx';
import { RankNumber } from './rank-number.tsx';
import styles from './ranking.module.css';
import type { RankingProps } from './ranking-props.ts';
import { RateCell } from './rate-cell.tsx';

/** The ranking where there is room. A press anywhere on a row shows its curve beside the table. */
export function RankTable({ caption, rows, lastPeriod, chosenKey, onChoose }: RankingProps) {
  const shared = sharedRanks(rows);
  const end = barsEnd(rows);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">名次</th>
          <th scope="col">{rows[0]?.seriesName === null ? '品牌' : '车系'}</th>
          <th scope="col">新车指导价</th>
          <th scope="col" className={styles.rateColumn}>
            保值率
          </th>
          <th scope="col" className={styles.changeColumn}>
            较上期
          </th>
          <th scope="col">在售</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={rowKey(row)} className={styles.row} data-chosen={rowKey(row) === chosenKey || undefined}>
            <td>
              <RankNumber
                rank={row.rank}
                shared={shared.has(row.rank)}
                again={rows[at - 1]?.rank === row.rank}
              />
            </td>
            <th scope="row">
              <RowName row={row} chosen={rowKey(row) === chosenKey} onChoose={onChoose} />
            </th>
            <td className={styles.guidePrice}>{row.guidePriceRange ?? '—'}</td>
            <td>
              <RateCell row={row} end={end} />
            </td>
            <td className={styles.changeColumn}>
              <ChangeWords change={row.rankChange} lastPeriod={lastPeriod} />
            </td>
            <td>
              <CarsLink row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowNameProps {
  row: RetentionRow;
  chosen: boolean;
  onChoose: (key: string) => void;
}

function RowName({ row, chosen, onChoose }: RowNameProps) {
  return (
    <div className={styles.naming}>
      <BrandTile name={row.brandName || rowName(row)} />
      <span className={styles.names}>
        <button
          type="button"
          className={styles.name}
          aria-pressed={chosen}
          onClick={() => onChoose(rowKey(row))}
        >
          {rowName(row)}
        </button>
        <span className={styles.remark}>{rowRemark(row)}</span>
      </span>
    </div>
  );
}

function CarsLink({ row }: { row: RetentionRow }) {
  const address = carsForSale(row);
  if (!address) return <span className={styles.none}>—</span>;
  return (
    <Link to={address} className={styles.cars}>
      看车<VisuallyHidden>：{rowName(row)}</VisuallyHidden>
    </Link>
  );
}
