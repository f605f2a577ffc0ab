import { describe, expect, it } from 'vitest';
import { fitOf, fitting, readAsked } from './fit.ts';

const SERIES = [
  '大众 朗逸',
  '大众 朗逸新锐',
  '丰田 卡罗拉',
  '本田 CR-V',
  '宝马3系',
  '长安 CS75 PLUS',
  '特斯拉 Model 3',
  '宝马 X3',
];
const found = (keywords: string): string[] =>
  fitting(SERIES, (name) => name, readAsked(keywords)).map(({ thing }) => thing);

describe('finding a name', () => {
  it.each([
    ['朗逸', ['大众 朗逸', '大众 朗逸新锐']],
    ['dz', ['大众 朗逸', '大众 朗逸新锐']],
    ['dzly', ['大众 朗逸', '大众 朗逸新锐']],
    ['dazhong', ['大众 朗逸', '大众 朗逸新锐']],
    ['大众朗逸', ['大众 朗逸', '大众 朗逸新锐']],
    ['bm3x', ['宝马3系']],
    ['crv', ['本田 CR-V']],
    ['x3', ['宝马 X3']],
    ['s7', []],
    ['ly', []],
    ['ＣＲ－Ｖ', ['本田 CR-V']],
    ['model3', ['特斯拉 Model 3']],
    ['3 model', ['特斯拉 Model 3']],
    ['朗逸 大众', ['大众 朗逸', '大众 朗逸新锐']],
    ['大众 卡罗拉', []],
    ['%', []],
    ['   ', []],
  ])('%s', (keywords, names) => {
    expect(found(keywords)).toEqual(names);
  });

  it('reads 长 as the word wants it', () => {
    expect(found('changan')).toEqual(['长安 CS75 PLUS']);
  });

  it('puts the very name before names that only begin so', () => {
    expect(fitOf('朗逸', readAsked('朗逸'))).toBeLessThan(fitOf('朗逸新锐', readAsked('朗逸')) as number);
    expect(fitOf('朗逸新锐', readAsked('朗逸'))).toBeLessThan(fitOf('新朗逸', readAsked('朗逸')) as number);
  });
});
