import { describe, expect, it } from 'vitest';
import { vehicleNode } from '../../vehicles/index.ts';
import { carOfPath, fitVerdict, myCarWords, pathOfCar } from './my-car.ts';

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

describe('whether a part fits my car', () => {
  const fit = (seriesId: string, yearFrom: number, yearTo: number) => ({ seriesId, yearFrom, yearTo });

  it('does when series and model year are named, the first and the last year included', () => {
    expect(fitVerdict([fit('20', 2018, 2021)], lavida)).toBe('fits');
    expect(fitVerdict([fit('20', 2021, 2024)], lavida)).toBe('fits');
    expect(fitVerdict([fit('20', 2013, 2017), fit('20', 2018, 2022)], lavida)).toBe('fits');
  });

  it('may not when it is made for other years of the series', () => {
    expect(fitVerdict([fit('20', 2013, 2020)], lavida)).toBe('otherYear');
  });

  it('does not when it is made for other series', () => {
    expect(fitVerdict([fit('21', 2018, 2022)], lavida)).toBe('no');
    expect(fitVerdict([], lavida)).toBe('no');
  });
});
