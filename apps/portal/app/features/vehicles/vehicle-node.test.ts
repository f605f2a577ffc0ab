import { describe, expect, it } from 'vitest';
import { pathWords, vehicleNode } from './vehicle-node.ts';

const path = (brand: string, series: string, model: string) => [
  vehicleNode('brand', '1', brand),
  vehicleNode('series', '2', series),
  vehicleNode('model', '3', model),
];

describe('a car in one line', () => {
  it('names brand, series and model', () => {
    expect(pathWords(path('大众', '朗逸', '2021款 280TSI'))).toBe('大众 朗逸 2021款 280TSI');
  });

  it('does not say the brand or the series twice', () => {
    expect(pathWords(path('宝马', '宝马3系', '宝马3系 2022款 325Li'))).toBe('宝马3系 2022款 325Li');
  });

  it('is empty for no car', () => {
    expect(pathWords([])).toBe('');
  });
});
