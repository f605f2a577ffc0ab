import { seriesWithBrand } from '@cheyantong/domain';
import type { WantedPart } from '../../../shared/dialogs/mobile-request.ts';
import { type MyCar, myCarWords } from '../my-car/my-car.ts';
import type { ChosenNames } from './active-filters.ts';
import { isForCar, type ShowroomFilters } from './showroom-query.ts';

/** What is looked for in vain, for a supplier to find; or what has to be chosen before that. */
export type Wanted = { part: WantedPart; missing?: never } | { part?: never; missing: string };

export function wantedPart(filters: ShowroomFilters, names: ChosenNames, myCar: MyCar | null): Wanted {
  const modelName = carWords(filters, names, myCar);
  const { group: parentTypeName, type: typeName } = names;
  const isTypeKnown = filters.typeId && parentTypeName && typeName;
  if (!modelName) return { missing: isTypeKnown ? '车型' : '车型和配件名称' };
  return isTypeKnown ? { part: { modelName, parentTypeName, typeName } } : { missing: '配件名称' };
}

/** The visitor's own car to the model; another one as far as the address names it. */
function carWords(filters: ShowroomFilters, names: ChosenNames, myCar: MyCar | null): string | undefined {
  if (myCar && isForCar(filters, myCar)) return myCarWords(myCar);
  return filters.seriesId && carOfAddress(filters, names);
}

/** 大众 朗逸 2021 款, or as much of it as the address names. */
export function carOfAddress({ brandId, seriesId, modelYear }: ShowroomFilters, names: ChosenNames): string {
  const { brand = '所选品牌', series = '所选车系' } = names;
  return [
    seriesWithBrand(brandId ? brand : '', seriesId ? series : ''),
    modelYear !== undefined && `${modelYear} 款`,
  ]
    .filter(Boolean)
    .join(' ');
}
