import { useQueryClient } from '@tanstack/react-query';
import type { CityPath, Place } from '../../shared/city.ts';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import { areasQuery, COUNTRY } from './areas-query.ts';

const CITY_LEVEL = 1;

interface CityCascaderProps {
  value: CityPath;
  onChange: (path: CityPath) => void;
  invalid?: boolean | undefined;
}

/** Province, then city, each level loaded when it is opened. */
export function CityCascader({ value, onChange, invalid }: CityCascaderProps) {
  const queryClient = useQueryClient();
  return (
    <Cascader<Place>
      // Not the top bar's words: the two stand on one page.
      label="城市"
      placeholder="请选择"
      value={value}
      onChange={(path) => onChange(path.map(({ id, name }) => ({ id, name })))}
      loadChildren={(parent) => queryClient.fetchQuery(areasQuery(parent?.id ?? COUNTRY))}
      isLeaf={(_, level) => level >= CITY_LEVEL}
      invalid={invalid}
    />
  );
}
