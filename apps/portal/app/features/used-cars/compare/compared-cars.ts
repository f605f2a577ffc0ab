import type { UsedCarItem } from '@cheyantong/contract';
import { comparison, MOST_COMPARED } from '../../../shared/compare/comparison.ts';
import { STORAGE_KEYS } from '../../../shared/storage.ts';

export type ComparedCar = Pick<
  UsedCarItem,
  'vehicleId' | 'brandName' | 'seriesName' | 'modelYear' | 'price' | 'coverUrl'
>;

export const {
  useCompared: useComparedCars,
  add: compareCar,
  remove: uncompareCar,
  clear: uncompareAll,
  useRestored: useRestoredComparison,
} = comparison<ComparedCar>({
  storedAs: STORAGE_KEYS.comparedCars,
  idOf: ({ vehicleId }) => vehicleId,
  parts: ['vehicleId', 'brandName', 'seriesName', 'modelYear', 'price', 'coverUrl'],
  full: `最多同时对比 ${MOST_COMPARED} 辆，请先移除一辆`,
});
