import type { ReactNode } from 'react';
import { useIsMobile } from '../../../../shared/settings.ts';
import { scoreWords } from '../../evaluation-words.ts';
import { RankChange } from './rank-change.tsx';
import type { Place, Reordered } from './reordered.ts';
import styles from './slope-chart.module.css';

const ROW = 40;
const WIDTH = 120;

interface SlopeChartProps {
  order: Reordered;
  /** Drawn bold. */
  compared: readonly string[];
  /** 40-20-20-20 */
  weights: { ours: string; yours: string };
}

/** Two orders side by side, a line from every car's place in one to its place in the other. */
export function SlopeChart({ order: { ours, yours }, compared, weights }: SlopeChartProps) {
  const isMobile = useIsMobile();
  const isBold = (id: string): true | undefined => compared.includes(id) || undefined;
  return (
    <div className={styles.chart}>
      {!isMobile && (
        <>
          <Order title="车研通的权重" weights={weights.ours}>
            {ours.map((place) => (
              <li key={place.id} className={styles.place} data-compared={isBold(place.id)}>
                <Ranked place={place} />
              </li>
            ))}
          </Order>
          <svg
            viewBox={`0 0 ${WIDTH} ${ROW * ours.length}`}
            width={WIDTH}
            height={ROW * ours.length}
            aria-hidden="true"
          >
            {yours.map(({ id }, to) => {
              const from = ours.findIndex((place) => place.id === id);
              const [start, end] = [ROW * (from + 0.5), ROW * (to + 0.5)];
              return (
                <g key={id} className={styles.line} data-compared={isBold(id)}>
                  <path d={`M8 ${start}C60 ${start} 60 ${end} ${WIDTH - 8} ${end}`} />
                  <circle cx={8} cy={start} r={4} />
                  <circle cx={WIDTH - 8} cy={end} r={4} />
                </g>
              );
            })}
          </svg>
        </>
      )}
      <Order title="您的权重" weights={weights.yours}>
        {yours.map((place) => (
          <li key={place.id} className={styles.place} data-compared={isBold(place.id)} data-changed>
            <Ranked place={place} />
            <RankChange rose={place.rose} />
          </li>
        ))}
      </Order>
    </div>
  );
}

function Order({ title, weights, children }: { title: string; weights: string; children: ReactNode }) {
  return (
    <section className={styles.order} aria-label={`按${title}`}>
      <h3 className={styles.title}>
        {title}
        <span className={styles.weights}>{weights.replaceAll('-', ' · ')}</span>
      </h3>
      <ol>{children}</ol>
    </section>
  );
}

const Ranked = ({ place: { rank, tied, name, total } }: { place: Place }) => (
  <>
    <span className={styles.rank}>
      {rank}
      {tied && <span className={styles.tied}>并列</span>}
    </span>
    <span className={styles.name}>{name}</span>
    <span className={styles.total}>{scoreWords(total)}</span>
  </>
);
