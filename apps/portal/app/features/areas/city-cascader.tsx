import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type CityPath, type Place, rememberFirstCity } from '../../shared/city.ts';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import { areasQuery, COUNTRY } from './areas-query.ts';

const CITY_LEVEL = 1;

interface CityCascaderProps {
  /** Names the control; the top bar's differs from a form's, because the two stand on one page. */
  label?: string | undefined;
  value: CityPath;
  onChange: (path: CityPath) => void;
  invalid?: boolean | undefined;
  /** Replaces the input-like button. */
  trigger?: ReactElement | undefined;
}

/** Province, then city, each level loaded when it is opened. */
export function CityCascader({ label = '城市', value, onChange, invalid, trigger }: CityCascaderProps) {
  const queryClient = useQueryClient();
  return (
    <Cascader<Place>
      label={label}
      value={value}
      onChange={(path) => {
        const city = path.map(({ id, name }) => ({ id, name }));
        onChange(city);
        rememberFirstCity(city);
      }}
      loadChildren={(parent) => queryClient.fetchQuery(areasQuery(parent?.id ?? COUNTRY))}
      isLeaf={(_, level) => level >= CITY_LEVEL}
      invalid={invalid}
      trigger={trigger}
    />
  );
}
