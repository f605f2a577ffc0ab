import type { UsedCarItem } from '@cheyantong/contract';
import { Card } from '../../shared/ui/card.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { mileageWords, monthWords, shortCity, wanAmount } from '../../shared/words.ts';
import { carName } from '../used-cars/index.ts';
import styles from './kept-lists.module.css';

/** The favourite cars as they were; their own pages want a network. */
export function KeptCars({ cars }: { cars: readonly UsedCarItem[] }) {
  if (cars.length === 0) return null;
  return (
    <Card title="我的收藏" remark="标价以在线为准">
      <ul className={styles.list} aria-label="收藏">
        {cars.map((car) => (
          <li key={car.vehicleId} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{carName(car)}</span>
              <span className={styles.remark}>
                {monthWords(car.recordDate)} 上牌 · {mileageWords(car.mileage)} ·{' '}
                {shortCity(car.registrationRegionCityName)}
              </span>
            </span>
            <Price amount={wanAmount(car.price)} unit="万" size={20} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
