import type { RetentionRow } from '@cheyantong/contract';
import { intervalWords, percentWords, rowName, sinceLastWords } from '../rank-words.ts';
import { AGES } from '../retention-query.ts';
import styles from './curve.module.css';
import { CurveDrawing } from './curve-drawing.tsx';

export interface RowCurveProps {
  row: RetentionRow;
  years: number;
  /** The edition that changes are told against. */
  lastPeriod: string | null;
  /** Where the scale ends. */
  end: number;
}

/** How one row falls over the years, drawn and in figures. */
export function RowCurve({ row, years, lastPeriod, end }: RowCurveProps) {
  if (row.curve.length === 0) return null;
  return (
    <div className={styles.curve}>
      <CurveDrawing name={rowName(row)} points={row.curve} years={years} end={end} />
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">车龄</th>
            <th scope="col">保值率</th>
            <th scope="col">80% 区间</th>
          </tr>
        </thead>
        <tbody>
          {AGES.map((age) => (
            <tr key={age} data-ranked={age === years || undefined}>
              <th scope="row">{age} 年</th>
              <Figures point={row.curve.find((point) => point.years === age)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.meaning}>
        新车指导价每 10 万元，{years} 年后标价约 <strong>{(row.retentionRate / 10).toFixed(2)}</strong> 万元。
      </p>
      {lastPeriod !== null && <p className={styles.meaning}>{sinceLastWords(row, lastPeriod)}</p>}
    </div>
  );
}

function Figures({ point }: { point: RetentionRow['curve'][number] | undefined }) {
  if (!point) {
    return (
      <td colSpan={2} className={styles.missing}>
        样本不足
      </td>
    );
  }
  return (
    <>
      <td>{percentWords(point.rate)}</td>
      <td>{intervalWords(point)}</td>
    </>
  );
}
