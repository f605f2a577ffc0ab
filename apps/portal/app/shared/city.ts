import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

export interface Place {
  id: string;
  name: string;
}

/** Province, then city; empty until the visitor has chosen. */
export type CityPath = readonly Place[];

/** One and the same: what is drawn for nobody's city need not be drawn anew when nobody has one. */
const NOT_CHOSEN: CityPath = [];

export const useCity = create<{ path: CityPath }>(() => ({ path: NOT_CHOSEN }));

export function chooseCity(path: CityPath): void {
  writeStored(STORAGE_KEYS.city, path);
  useCity.setState({ path });
}

/** Asked once: the first city somebody names is theirs on every page; one named later in a form is meant for that form. */
export function rememberFirstCity(path: CityPath): void {
  if (useCity.getState().path.length === 0) chooseCity(path);
}

export const restoreCity = (): void =>
  useCity.setState({ path: readStored(STORAGE_KEYS.city, isCityPath) ?? NOT_CHOSEN });

const isCityPath = (value: unknown): value is Place[] => Array.isArray(value) && value.every(isPlace);

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
