import type { UsedCarDetail } from '@cheyantong/contract';
import { dayOf } from '@cheyantong/domain';
import { CircleCheck } from 'lucide-react';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { longMonthWords, mileageWords } from '../../../shared/words.ts';
import styles from './detail.module.css';
import { Section } from './section.tsx';

/** Who this car is, and what speaks for it. */
export function ProfileSection({ car }: { car: UsedCarDetail }) {
  return (
    <Section id="profile" remark={`${dayOf(car.publishTime)} 发布`}>
      <FactList
        facts={[
          { name: '上牌时间', value: longMonthWords(car.recordDate) },
          { name: '表显里程', value: mileageWords(car.mileage) },
          { name: '所在地', value: car.registrationRegionCityName },
          { name: '能源', value: car.energyType },
          { name: '变速箱', value: car.gearType },
          { name: '排放标准', value: car.emissionStandard },
          { name: '排量', value: car.displacement },
          { name: '级别', value: car.level },
          { name: '座位数', value: car.seats && `${car.seats} 座` },
          { name: '颜色', value: car.color },
          { name: '使用性质', value: car.useNature },
          { name: 'VIN', value: car.vinMasked },
        ]}
      />
      {car.highlights.length > 0 && (
        <ul className={styles.highlights} aria-label="亮点">
          {car.highlights.map((highlight) => (
            <li key={highlight} className={styles.highlight}>
              <CircleCheck aria-hidden="true" />
              {highlight}
            </li>
          ))}
        </ul>
      )}
      {car.description && (
        <div className={styles.description}>
          <h3 className={styles.subtitle}>车商描述</h3>
          <p>{car.description}</p>
        </div>
      )}
    </Section>
  );
}
