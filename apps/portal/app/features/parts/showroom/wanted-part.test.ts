import { describe, expect, it } from 'vitest';
import { carOfAddress, wantedPart } from './wanted-part.ts';

const names = { group: '灯具', type: '前大灯', brand: '大众', series: '朗逸' };
const car = { brandId: '1', seriesId: '20', modelYear: 2021 };
const type = { parentTypeId: '3', typeId: '31' };
const lavida = {
  brand: { id: '1', name: '大众' },
  series: { id: '20', name: '朗逸' },
  model: { id: '300', name: '2021款 280TSI' },
  year: 2021,
};

describe('a part that is not on offer', () => {
  it('can be asked for once car and part are chosen', () => {
    expect(wantedPart({ ...car, ...type }, names, null)).toEqual({
      part: { modelName: '大众 朗逸 2021 款', parentTypeName: '灯具', typeName: '前大灯' },
    });
  });

  it('is asked for to the model when the car is the visitor’s own', () => {
    expect(wantedPart({ ...car, ...type }, names, lavida).part?.modelName).toBe('大众 朗逸 2021款 280TSI');
    expect(wantedPart({ ...car, modelYear: 2019, ...type }, names, lavida).part?.modelName).toBe(
      '大众 朗逸 2019 款',
    );
  });

  it('needs both, and says which is missing', () => {
    expect(wantedPart(type, names, lavida)).toEqual({ missing: '车型' });
    expect(wantedPart({ ...car, parentTypeId: '3' }, { ...names, type: undefined }, null)).toEqual({
      missing: '配件名称',
    });
    expect(wantedPart({ brandId: '1' }, names, null)).toEqual({ missing: '车型和配件名称' });
  });
});

describe('the car of an address', () => {
  it('does not say the brand twice', () => {
    expect(carOfAddress(car, { brand: '宝马', series: '宝马3系' })).toBe('宝马3系 2021 款');
  });

  it('is named as far as it is known', () => {
    expect(carOfAddress({ brandId: '1' }, names)).toBe('大众');
    expect(carOfAddress({}, names)).toBe('');
  });
});
