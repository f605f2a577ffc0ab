import type { PartFit } from '@cheyantong/contract';
import { type Fit, fitOf } from '@cheyantong/domain';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Place } from '../../../shared/city.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import { pathWords, type VehicleNode, vehicleNode } from '../../vehicles/index.ts';

/** The car the visitor looks for parts for; it stays in their browser. */
export interface MyCar {
  brand: Place;
  series: Place;
  model: Place;
  /** Model year: parts fit a series by it. */
  year: number;
}

const useKeptCar = create<{ car: MyCar | null }>(() => ({ car: null }));

/** The visitor's car: none in server-rendered HTML, the kept one right after; other tabs are followed. */
export function useMyCar(): MyCar | null {
  useEffect(() => {
    restore();
    const follow = ({ key }: StorageEvent) => key === STORAGE_KEYS.myCar && restore();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return useKeptCar(({ car }) => car);
}

export function keepMyCar(car: MyCar): void {
  writeStored(STORAGE_KEYS.myCar, car);
  useKeptCar.setState({ car });
}

export function forgetMyCar(): void {
  writeStored(STORAGE_KEYS.myCar, null);
  useKeptCar.setState({ car: null });
}

/** The car behind a finished choice of brand, series and model; null while it is not finished. */
export function carOfPath([brand, series, model]: readonly VehicleNode[]): MyCar | null {
  if (!brand || !series || model?.modelYear === undefined) return null;
  return { brand: placeOf(brand), series: placeOf(series), model: placeOf(model), year: model.modelYear };
}

/** The choice that led to the car, for the cascader to open where it was left. */
export const pathOfCar = ({ brand, series, model, year }: MyCar): VehicleNode[] => [
  vehicleNode('brand', brand.id, brand.name),
  vehicleNode('series', series.id, series.name),
  { ...vehicleNode('model', model.id, model.name), modelYear: year },
];

/** 大众 朗逸 2021款 280TSI */
export const myCarWords = (car: MyCar): string => pathWords(pathOfCar(car));

/** Whether a part fits the visitor's car, and why. */
export const fitMyCar = (fits: readonly PartFit[], car: MyCar): Fit =>
  fitOf(fits, { seriesId: car.series.id, name: myCarWords(car), year: car.year });

const placeOf = ({ code, name }: VehicleNode): Place => ({ id: code, name });

/** Writes only what changed: every screen that asks for the car restores it. */
function restore(): void {
  const car = readStored(STORAGE_KEYS.myCar, isMyCar);
  if (JSON.stringify(car) !== JSON.stringify(useKeptCar.getState().car)) useKeptCar.setState({ car });
}

const isMyCar = (value: unknown): value is MyCar =>
  typeof value === 'object' &&
  value !== null &&
  'brand' in value &&
  'series' in value &&
  'model' in value &&
  'year' in value &&
  [value.brand, value.series, value.model].every(isPlace) &&
  typeof value.year === 'number';

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string';
