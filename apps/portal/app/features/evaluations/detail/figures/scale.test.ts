import { expect, test } from 'vitest';
import { between, roundSteps } from './scale.ts';

test('axes have round steps that cover every value', () => {
  expect(roundSteps([3, 38])).toEqual([0, 10, 20, 30, 40]);
  expect(roundSteps([0, 120])).toEqual([0, 50, 100, 150]);
  expect(roundSteps([-10, 25])).toEqual([-10, 0, 10, 20, 30]);
});

test('values lie between the edges', () => {
  const xOf = between([0, 10, 20], 40, 240);
  expect([xOf(0), xOf(5), xOf(20)]).toEqual([40, 90, 240]);
});
