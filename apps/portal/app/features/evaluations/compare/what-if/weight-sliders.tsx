import type { EditionDocument } from '@cheyantong/contract';
import type { Weights } from '@cheyantong/evaluation';
import { Slider } from '../../../../shared/ui/slider.tsx';
import styles from './what-if.module.css';

interface WeightSlidersProps {
  areas: EditionDocument['areas'];
  weights: Weights;
  /** While the thumb moves. */
  onMove: (area: string, to: number) => void;
  /** When it is let go, or a key was pressed. */
  onMoved: (area: string, to: number) => void;
}

export function WeightSliders({ areas, weights, onMove, onMoved }: WeightSlidersProps) {
  return (
    <ul className={styles.sliders}>
      {areas.map(({ code, name, weight: ours }) => (
        <li key={code} className={styles.slider}>
          <span className={styles.area}>
            <strong>{name}</strong>
            <span className={styles.ours}>我们 {ours}%</span>
          </span>
          <output className={styles.weight}>{weights[code] ?? 0}%</output>
          <div className={styles.track}>
            <Slider
              label={`${name}的权重`}
              value={weights[code] ?? 0}
              valueText={(value) => `${value}%，我们的权重是 ${ours}%`}
              onValueChange={(to) => onMove(code, to)}
              onValueCommitted={(to) => onMoved(code, to)}
              min={0}
              max={100}
              mark={ours}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
