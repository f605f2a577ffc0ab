import { describe, expect, it } from 'vitest';
import { appointmentFor } from './lead-subject.ts';

const TIANJIN = [
  { id: '120000', name: '天津市' },
  { id: '120100', name: '天津市' },
];

describe('a sell-car appointment', () => {
  it('carries the province, the city and all that the owner has said of the car', () => {
    const car = {
      model: [
        { id: '1', name: '大众' },
        { id: '22', name: '朗逸' },
        { id: '333', name: '朗逸 2021款 280TSI' },
      ] as const,
      recordDate: '2021-06',
      mileage: 4.2,
    };
    expect(appointmentFor(car, TIANJIN)).toEqual({
      intentionType: '2',
      actionCode: 1,
      provinceCode: '120000',
      provinceName: '天津市',
      cityCode: '120100',
      cityName: '天津市',
      brandCode: '1',
      brandName: '大众',
      seriesCode: '22',
      seriesName: '朗逸',
      modelCode: '333',
      modelName: '朗逸 2021款 280TSI',
      recordDate: '2021-06',
      mileage: 4.2,
    });
  });

  it('needs no car: the city alone will do', () => {
    expect(appointmentFor({}, TIANJIN)).toEqual({
      intentionType: '2',
      actionCode: 1,
      provinceCode: '120000',
      provinceName: '天津市',
      cityCode: '120100',
      cityName: '天津市',
    });
  });
});
