import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type Place, useCity } from '../../shared/city.ts';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { areasQuery, COUNTRY } from './areas-query.ts';
import styles from './city-filter.module.css';
import { provinceOf } from './province-of.ts';

interface CityFilterProps {
  cityCode: string | undefined;
  cityName: string;
  onChoose: (cityCode: string | undefined) => void;
}

const EVERYWHERE: Place = { id: '', name: '全国' };
const CITY_LEVEL = 1;

/** A city or a whole province; the city of the top bar is offered, never forced. */
export function CityFilter({ cityCode, cityName, onChoose }: CityFilterProps) {
  const queryClient = useQueryClient();
  const ownCity = useCity(({ path }) => path.at(-1));

  async function loadChildren(parent: Place | null): Promise<Place[]> {
    const children = await queryClient.fetchQuery(areasQuery(parent?.id ?? COUNTRY));
    return parent ? [{ ...parent, name: '全部' }, ...children] : [EVERYWHERE, ...children];
  }

  return (
    <>
      <Cascader<Place>
        label="所在地"
        value={cityCode ? pathTo(cityCode, cityName) : []}
        onChange={(path) => onChoose(path.at(-1)?.id || undefined)}
        loadChildren={loadChildren}
        isLeaf={(place, level) => level >= CITY_LEVEL || place === EVERYWHERE}
        trigger={
          <button
            type="button"
            className={classNames(styles.place, cityCode && styles.chosen)}
            aria-label={`所在地：${cityCode ? cityName : '不限'}`}
          >
            {cityCode ? cityName : '所在地'}
            <ChevronDown aria-hidden="true" />
          </button>
        }
      />
      {ownCity && !cityCode && (
        <button type="button" className={styles.suggestion} onClick={() => onChoose(ownCity.id)}>
          只看{ownCity.name}
        </button>
      )}
    </>
  );
}

const pathTo = (cityCode: string, name: string): Place[] => [
  { id: provinceOf(cityCode), name },
  { id: cityCode, name },
];
