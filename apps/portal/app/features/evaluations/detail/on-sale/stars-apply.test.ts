import { expect, test } from 'vitest';
import { whyStarsDoNotApply } from './stars-apply.ts';

const scope = {
  modelYear: 2026,
  notCovered: '低配「520 标准版」没有后排侧气囊，本结果不适用。',
  appliesFrom: '适用于 2026.3 起生产的车',
};
const car = { modelYear: 2026, modelName: '远航 E5 2026款 610 四驱版', recordDate: '2026-04-02' };

test('stars hold for other trims of the model year, unless the result names them or they are older', () => {
  expect(whyStarsDoNotApply(car, scope)).toBeNull();
  expect(whyStarsDoNotApply({ ...car, modelYear: 2025 }, scope)).toBe('2025款不是受试的年款');
  expect(whyStarsDoNotApply({ ...car, modelName: '远航 E5 2026款 520 标准版' }, scope)).toBe(
    '这一配置不在结果范围内',
  );
  expect(whyStarsDoNotApply({ ...car, recordDate: '2026-02-27' }, scope)).toBe('上牌早于结果适用的月份');
});

test('a result that excludes nothing holds for the whole model year', () => {
  expect(whyStarsDoNotApply(car, { modelYear: 2026, notCovered: null, appliesFrom: null })).toBeNull();
});
