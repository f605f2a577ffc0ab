import { Card } from '../../../../shared/ui/card.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { SECTIONS } from '../sections.ts';
import { BonnetMap } from './bonnet-map.tsx';
import styles from './figures.module.css';
import { LinesDrawing } from './lines-drawing.tsx';
import { SpeedRuns } from './speed-runs.tsx';

type Figure = Evaluation['figures'][number];

/** Drawings made of the records; each has its figures as a table below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card id="figures" title={SECTIONS.figures} remark="由原始记录绘制，可展开看数字">
      <div className={styles.grid}>
        {figures.map((figure) => (
          <figure key={figure.title} className={styles.figure}>
            <Drawing figure={figure} />
            <figcaption className={styles.caption}>
              <strong>{figure.title}。</strong>
              {figure.caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  );
}

function Drawing({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'lines':
      return <LinesDrawing figure={figure} />;
    case 'bonnet':
      return <BonnetMap figure={figure} />;
    case 'speeds':
      return <SpeedRuns figure={figure} />;
  }
}
