import { ChevronDown, MapPin } from 'lucide-react';
import { chooseCity, useCity } from '../../../shared/city.ts';
import { CityCascader } from '../../areas/index.ts';
import styles from './band.module.css';
import { ScanCard } from './scan/scan-card.tsx';

/** The blue head of the page: where the visitor is, and the card that takes a car in. */
export function Band() {
  const path = useCity((state) => state.path);
  const city = path.at(-1)?.name ?? '选择城市';
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <h1 className={styles.title}>买之前，先查清一辆车</h1>
        <CityCascader
          label="所在城市"
          value={path}
          onChange={chooseCity}
          trigger={
            <button type="button" className={styles.city} aria-label={`所在城市：${city}`}>
              <MapPin aria-hidden="true" />
              {city}
              <ChevronDown aria-hidden="true" />
            </button>
          }
        />
        <ScanCard />
      </div>
    </div>
  );
}
