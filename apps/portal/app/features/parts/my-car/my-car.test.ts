import { describe, expect, it } from 'vitest';
import { vehicleNode } from '../../vehicles/index.ts';
import { carOfPath, myCarWords, pathOfCar } from './my-car.ts';

const lavida = {
  brand: { id: '1', name: '大众' },
  series: { id: '20', name: '朗逸' },
  model: { id: '300', name: '2021款 280TSI' },
  year: 2021,
};

describe('my car', () => {
  it('is what was chosen as brand, series and model', () => {
    expect(carOfPath(pathOfCar(lavida))).toEqual(lavida);
  });

  it('is not known before the model is chosen', () => {
    expect(carOfPath([])).toBeNull();
    expect(carOfPath([vehicleNode('brand', '1', '大众'), vehicleNode('series', '20', '朗逸')])).toBeNull();
  });

  it('is named in one line', () => {
    expect(myCarWords(lavida)).toBe('大众 朗逸 2021款 280TSI');
  });
});
