import type { ReportHead } from '@cheyantong/contract';
import { kilometresOfWan, seriesWithBrand, wholeCarName } from '@cheyantong/domain';
import { drawingSizes } from '../../../shared/car-drawing.ts';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { longMonthWords } from '../../../shared/words.ts';
import type { Fact } from '../report-view.ts';
import styles from './key-facts.module.css';

interface KeyFactsProps {
  report: ReportHead;
  more: readonly Fact[];
}

/** Which car this is about. */
export function KeyFacts({ report: { vehicle, pictureUrl, providerName }, more }: KeyFactsProps) {
  const facts: Fact[] = [
    { name: '车型', value: wholeCarName(vehicle) },
    { name: 'VIN', value: vehicle.vin },
    { name: '首次登记', value: vehicle.recordDate && longMonthWords(vehicle.recordDate) },
    { name: '表显里程', value: vehicle.mileage !== null && kilometresOfWan(vehicle.mileage) },
    { name: '号牌', value: vehicle.plateNo },
    { name: '车身颜色', value: vehicle.color },
    { name: '能源类型', value: vehicle.energyType },
    { name: '使用性质', value: vehicle.useNature },
    ...more,
    { name: '服务机构', value: providerName },
  ];
  return (
    <div className={styles.panel} data-pictured={pictureUrl !== null || undefined}>
      {pictureUrl && (
        <figure className={styles.picture}>
          <LazyImage
            src={pictureUrl}
            srcSet={drawingSizes(pictureUrl)}
            sizes="240px"
            alt={`${seriesWithBrand(vehicle.brandName, vehicle.seriesName)}示意图`}
            ratio="4 / 3"
            eager
          />
          <figcaption>示意图</figcaption>
        </figure>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
