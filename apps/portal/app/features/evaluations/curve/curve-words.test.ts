import { expect, test } from 'vitest';
import { curveSentence, limitWords, ownSentence } from './curve-words.ts';

const chest = {
  name: '正面移动壁障 50 km/h',
  quantity: '驾驶员胸部压缩量',
  unit: 'mm',
  decimals: 1,
  range: [10, 90],
  curve: [
    [35, 8],
    [60, 0],
  ],
} as const;

const night = {
  ...chest,
  unit: 'km/h',
  decimals: 0,
  range: [0, 60],
  curve: [
    [20, 0],
    [40, 1.5],
    [60, 4],
  ],
} as const;

test('a rule is read out as a sentence, bends and all', () => {
  expect(curveSentence(chest)).toBe('35.0 mm 及以下得 8 分，60.0 mm 及以上得 0 分，其间按直线。');
  expect(curveSentence(night)).toBe(
    '20 km/h 及以下得 0 分，40 km/h 得 1.5 分，60 km/h 及以上得 4 分，其间按直线。',
  );
  expect(ownSentence(chest, 38.6)).toBe('本车 38.6 mm，得 6.85 分。');
});

test('limits are the ends of the rule, whichever way round is good', () => {
  expect(limitWords(chest)).toEqual({ full: '35.0 mm', zero: '60.0 mm' });
  expect(limitWords(night)).toEqual({ full: '60 km/h', zero: '20 km/h' });
});
