import { groupedNumber } from '@cheyantong/domain';
import { Check } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { CarFinder } from './car-finder.tsx';
import { DiscDrawing } from './disc-drawing.tsx';
import styles from './hero.module.css';
import { WordFinder } from './word-finder.tsx';

const POINTS = ['写明来源车辆', '逐项检测分级', '一件一个溯源码'];

/** What reused parts are, and the two ways to one. The one blue band of the page. */
export function Hero({ onSale }: { onSale: number }) {
  return (
    <section className={styles.band} aria-labelledby="parts-title">
      <DiscDrawing className={styles.drawing} />
      <div className={styles.words}>
        <h1 id="parts-title" className={styles.name}>
          {PAGES.reusableHome.title}
        </h1>
        <p className={styles.title}>好零件，值得再用一次</p>
        <p className={styles.text}>
          从报废机动车上拆下，经检测、分级、赋码后重新上架。比新件省钱，来源清楚。
        </p>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        {onSale > 0 && (
          <p className={styles.count}>
            在售 <b>{groupedNumber(onSale)}</b> 件
          </p>
        )}
      </div>
      <div className={styles.finders}>
        <CarFinder />
        <WordFinder />
      </div>
    </section>
  );
}
