import type { Evaluation } from '../../evaluation.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { SIZE } from './scale.ts';

type Bonnet = Extract<Evaluation['figures'][number], { kind: 'bonnet' }>;

const RADIUS = 11;
const FIELD = { left: 56, right: 344, top: 66, bottom: 206 };
/** Colours never stand alone: a point that is not good carries a sign. */
const GRADES = [
  { below: 650, look: 'good', sign: '', words: '低于 650' },
  { below: 1000, look: 'middling', sign: '!', words: '650–1000' },
  { below: Number.POSITIVE_INFINITY, look: 'bad', sign: '×', words: '1000 以上' },
] as const;

const gradeOf = (hic: number) => GRADES.find(({ below }) => hic < below) ?? GRADES[2];

/** The bonnet from above, a point for every blow of the headform. */
export function BonnetMap({ figure: { title, rows } }: { figure: Bonnet }) {
  const counted = GRADES.map((grade) => ({
    ...grade,
    count: rows.flat().filter((hic) => gradeOf(hic) === grade).length,
  }));
  const yOf = (row: number): number =>
    rows.length < 2 ? FIELD.top : FIELD.top + ((FIELD.bottom - FIELD.top) * row) / (rows.length - 1);
  // A bonnet is no rectangle: some rows have more points than others.
  const places = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, place) => place);
  return (
    <>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={styles.drawing}
        role="img"
        aria-label={`${title}：${counted.map(({ words, count }) => `HIC ${words} ${count} 点`).join('，')}`}
      >
        <text x={SIZE.width / 2} y={22} className={styles.along}>
          风窗下沿
        </text>
        <path
          d="M62 36Q200 22 338 36Q366 120 352 206Q348 232 300 236H100Q52 232 48 206Q34 120 62 36Z"
          className={styles.bonnet}
        />
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of the bonnet have no other name
          <g key={index}>
            {row.map((hic, place) => {
              const share = row.length < 2 ? 0.5 : place / (row.length - 1);
              const [x, y] = [FIELD.left + 24 + (FIELD.right - FIELD.left - 48) * share, yOf(index)];
              const { look, sign } = gradeOf(hic);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have points within a row
                <g key={place}>
                  <circle cx={x} cy={y} r={Math.min(RADIUS, 130 / row.length)} className={styles[look]} />
                  {sign && (
                    <text x={x} y={y + 3.5} className={styles.mark}>
                      {sign}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <text x={SIZE.width / 2} y={SIZE.height - 8} className={styles.along}>
          前沿 · {counted.map(({ words, sign, count }) => `${sign} ${words} ${count} 点`.trim()).join('，')}
        </text>
      </svg>
      <FigureTable
        title={title}
        columns={['位置', ...places.map((place) => `第 ${place + 1} 点`)]}
        rows={rows.map((row, index) => [`第 ${index + 1} 排`, ...places.map((place) => row[place] ?? '—')])}
      />
    </>
  );
}
