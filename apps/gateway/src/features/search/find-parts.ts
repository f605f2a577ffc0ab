import type { FoundPartKind } from '@cheyantong/contract';
import type { SearchDesk } from './desk.ts';
import { seriesTitle } from './find-cars.ts';
import type { PartQuestion } from './part-question.ts';

/** The kinds of parts that are meant, with how many there are of the car that is meant; of any car, where it has none. */
export async function findPartKinds(
  desk: Pick<SearchDesk, 'partsOnSale'>,
  { kinds, car }: PartQuestion,
  most: number,
): Promise<FoundPartKind[]> {
  const counted = await desk.partsOnSale(
    { ...(kinds && { typeIds: kinds.map(({ typeId }) => typeId) }), ...(car && { seriesId: car.seriesId }) },
    most,
  );
  if (counted.length === 0 && kinds && car) return findPartKinds(desk, { kinds, car: null }, most);
  return counted.map(({ typeId, parentTypeId, typeName, onSale, from, to }) => ({
    typeId: String(typeId),
    parentTypeId: String(parentTypeId),
    typeName,
    car: car && { seriesId: String(car.seriesId), brandId: String(car.brandId), name: seriesTitle(car) },
    count: onSale,
    priceFrom: from,
    priceTo: to,
  }));
}
