import { dateTimeText } from '@cheyantong/domain';
import { desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, series } from '../vehicles/tables.ts';
import { favorites, usedCars } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const kept = await handle
    .select({
      vehicleId: favorites.vehicleId,
      brand: brands.name,
      series: series.name,
      createdAt: favorites.createdAt,
    })
    .from(favorites)
    .innerJoin(usedCars, eq(usedCars.id, favorites.vehicleId))
    .innerJoin(brands, eq(brands.id, usedCars.brandId))
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .where(eq(favorites.memberId, memberId))
    .orderBy(desc(favorites.createdAt));
  return {
    title: '收藏的二手车',
    data: kept.map(({ vehicleId, brand, series: line, createdAt }) => ({
      车辆: `${brand} ${line}`,
      编号: String(vehicleId),
      收藏时间: dateTimeText(createdAt),
    })),
  };
}

export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(favorites).where(eq(favorites.memberId, memberId));
}
