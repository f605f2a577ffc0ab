import { describe, expect, it } from 'vitest';
import { carName, seriesWithBrand, trimName, wholeCarName } from './car-names.ts';

describe('a car is called', () => {
  it.each([
    ['本田', 'CR-V', '本田 CR-V'],
    ['宝马', '宝马3系', '宝马3系'],
    ['红旗', '红旗E-QM5', '红旗E-QM5'],
    ['大众', '一汽-大众CC', '一汽-大众CC'],
    ['现代', '北京现代ix35', '北京现代ix35'],
    ['广汽传祺', '传祺GS4', '广汽传祺GS4'],
    ['长安凯程', '长安之星', '长安之星'],
    ['方程豹', '豹5', '方程豹 豹5'],
    ['', '朗逸', '朗逸'],
    ['大众', '', '大众'],
  ])('%s and %s: %s', (brand, series, name) => {
    expect(seriesWithBrand(brand, series)).toBe(name);
  });

  it('with its model year', () => {
    expect(carName({ brandName: '本田', seriesName: '本田CR-V', modelYear: 2022 })).toBe('本田CR-V 2022款');
  });

  it.each([
    ['CR-V', 'CR-V 2022款 锐·混动 净速版', '锐·混动 净速版'],
    ['CR-V', '2022款 锐·混动 净速版', '锐·混动 净速版'],
    ['CR-V', 'CR-V 2022款', 'CR-V 2022款'],
    ['长安之星', '2022款 长安之星9 1.2L 舒适型', '长安之星9 1.2L 舒适型'],
    ['魏牌 VV5', '魏牌 VV5 2022款 旗舰型', '旗舰型'],
  ])('%s: of %s series and year have left %s to say', (seriesName, modelName, trim) => {
    expect(trimName({ seriesName, modelYear: 2022, modelName })).toBe(trim);
  });

  it.each([
    ['大众', '朗逸', '2021款 280TSI', '大众 朗逸 2021款 280TSI'],
    ['大众', '朗逸', '朗逸 2021款 280TSI', '大众 朗逸 2021款 280TSI'],
    ['大众', '朗逸', '大众 朗逸 2021款 280TSI', '大众 朗逸 2021款 280TSI'],
    ['大众', '一汽-大众CC', '2021款 380TSI', '一汽-大众CC 2021款 380TSI'],
    ['大众', '', '', '大众'],
    ['', '', '上汽大众', '上汽大众'],
  ])('%s, %s and %s as a whole: %s', (brandName, seriesName, modelName, whole) => {
    expect(wholeCarName({ brandName, seriesName, modelName })).toBe(whole);
  });
});
