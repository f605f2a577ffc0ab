import { expect, test } from 'vitest';
import { testedWords } from './newest-of-programmes.ts';

test('a remark says what was tested and whether this car is of that year', () => {
  const tested = { modelYear: 2026, modelName: '2026款 610 长续航版' };
  expect(testedWords(tested, 2026)).toBe('测的是 2026款 610 长续航版，与这辆同年款。');
  expect(testedWords(tested, 2024)).toBe('测的是 2026款 610 长续航版；这辆是 2024款，结果不一定适用。');
  expect(testedWords(tested, undefined)).toBe('测的是 2026款 610 长续航版。');
});
