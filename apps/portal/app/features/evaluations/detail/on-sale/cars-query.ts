import type { CallData, listUsedCars } from '@cheyantong/contract';

export type CarsOnSale = CallData<typeof listUsedCars>;

const SHOWN = 4;

export const carsOnSaleBody = (seriesId: string) => ({ seriesId, pageNum: 1, pageSize: SHOWN });
