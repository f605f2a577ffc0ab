import type { Area } from '@cheyantong/contract';
import { listAreas } from '@cheyantong/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, MapPin } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { chooseCity, type Place, useCity } from '../../shared/city.ts';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import styles from './city-picker.module.css';

const ROOT = '0';
const CITY_LEVEL = 1;

type AreaChoice = Place & Partial<Pick<Area, 'level'>>;

/** Province, then city, each level loaded when it is opened. */
export function CityPicker({ short = false }: { short?: boolean }) {
  const path = useCity((state) => state.path);
  const queryClient = useQueryClient();

  const loadChildren = (parent: AreaChoice | null): Promise<AreaChoice[]> =>
    queryClient.fetchQuery({
      queryKey: ['areas', parent?.id ?? ROOT],
      queryFn: ({ signal }) => call(listAreas, { params: { pid: parent?.id ?? ROOT } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    });

  const chosen = path.map(({ name }) => name).join(' / ') || '选择城市';
  return (
    <Cascader<AreaChoice>
      label="所在城市"
      value={path}
      onChange={(chosenPath) => chooseCity(chosenPath.map(({ id, name }) => ({ id, name })))}
      loadChildren={loadChildren}
      isLeaf={({ level }) => level === undefined || level >= CITY_LEVEL}
      trigger={
        <button type="button" className={styles.trigger} aria-label={`所在城市：${chosen}`}>
          <MapPin className={styles.pin} aria-hidden="true" />
          <span className={styles.name}>{(short && path.at(-1)?.name) || chosen}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      }
    />
  );
}
