import { ChevronDown, MapPin } from 'lucide-react';
import { CityCascader } from '../../features/areas/index.ts';
import { chooseCity, useCity } from '../../shared/city.ts';
import styles from './city-picker.module.css';

/** Where the visitor is; the choice is kept in the browser. */
export function CityPicker({ short = false }: { short?: boolean }) {
  const path = useCity((state) => state.path);
  const chosen = path.map(({ name }) => name).join(' / ') || '选择城市';
  return (
    <CityCascader
      label="所在城市"
      value={path}
      onChange={chooseCity}
      trigger={
        <button type="button" className={styles.trigger} aria-label={`所在城市：${chosen}`}>
          <MapPin className={styles.pin} aria-hidden="true" />
          <span className={styles.name}>{short ? (path.at(-1)?.name ?? '城市') : chosen}</span>
          {!short && <ChevronDown className={styles.chevron} aria-hidden="true" />}
        </button>
      }
    />
  );
}
