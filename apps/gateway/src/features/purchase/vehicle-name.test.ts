import type { VinModel } from '@cheyantong/contract';
import { expect, it } from 'vitest';
import { nameFromVin } from './vehicle-name.ts';

const model = (seriesId: string, modelName: string) =>
  ({
    brandName: '大众',
    seriesId,
    seriesName: `车系${seriesId}`,
    modelName,
  }) as VinModel['candidates'][number];

const decoded = (...candidates: VinModel['candidates']): VinModel => ({
  vin: 'LFV2A21J7M3000101',
  matched: candidates.length === 1,
  candidates,
  isNewEnergy: 0,
  needEngineNo: 0,
  maker: '一汽大众',
  modelYear: 2021,
});

it.each([
  ['the model where only one fits', decoded(model('1', '2021款 标准型')), '大众 车系1 2021款 标准型'],
  ['the series where all are of one', decoded(model('1', '甲'), model('1', '乙')), '大众 车系1 2021款'],
  [
    'the maker where there are several series',
    decoded(model('1', '甲'), model('2', '乙')),
    '一汽大众 2021款',
  ],
  ['the maker where no model is known', decoded(), '一汽大众 2021款'],
])('a VIN names %s', (_what, vin, name) => {
  expect(nameFromVin(vin, ['大众', '捷达'])).toBe(name);
});
