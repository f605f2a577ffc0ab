import type { UsedCarItem } from '@cheyantong/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import { toast } from '../../../shared/ui/toast.tsx';

/** More columns than this cannot be read side by side. */
export const MOST_COMPARED = 4;

/** As much of a car as the tray shows; the table asks for the rest. */
export type ComparedCar = Pick<
  UsedCarItem,
  'vehicleId' | 'brandName' | 'seriesName' | 'modelYear' | 'price' | 'coverUrl'
>;

export const useComparedCars = create<{ cars: readonly ComparedCar[] }>(() => ({ cars: [] }));

/** Refused, with a word to the visitor, when there is no room for another car. */
export function compareCar(car: ComparedCar): void {
  const { cars } = useComparedCars.getState();
  if (cars.some(({ vehicleId }) => vehicleId === car.vehicleId)) return;
  if (cars.length < MOST_COMPARED) keep([...cars, trayPartOf(car)]);
  else toast.warning(`最多同时对比 ${MOST_COMPARED} 辆，请先移除一辆`);
}

export const uncompareCar = (vehicleId: string): void =>
  keep(useComparedCars.getState().cars.filter((car) => car.vehicleId !== vehicleId));

export const uncompareAll = (): void => keep([]);

/** Brings back the cars of the last visit once the page is hydrated, and follows other tabs. */
export function useRestoredComparison(): void {
  useEffect(() => {
    restore();
    const follow = ({ key }: StorageEvent) => key === STORAGE_KEYS.comparedCars && restore();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}

const restore = (): void =>
  useComparedCars.setState({ cars: readStored(STORAGE_KEYS.comparedCars, isComparedList) ?? [] });

function keep(cars: readonly ComparedCar[]): void {
  writeStored(STORAGE_KEYS.comparedCars, cars);
  useComparedCars.setState({ cars });
}

const trayPartOf = ({
  vehicleId,
  brandName,
  seriesName,
  modelYear,
  price,
  coverUrl,
}: ComparedCar): ComparedCar => ({ vehicleId, brandName, seriesName, modelYear, price, coverUrl });

const isComparedList = (value: unknown): value is ComparedCar[] =>
  Array.isArray(value) && value.length <= MOST_COMPARED && value.every(isComparedCar);

const isComparedCar = (value: unknown): value is ComparedCar =>
  typeof value === 'object' &&
  value !== null &&
  ['vehicleId', 'brandName', 'seriesName', 'modelYear', 'price', 'coverUrl'].every((key) => key in value);
