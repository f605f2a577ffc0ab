import { expect, it } from 'vitest';
import { plainMeanings } from './spoken-words.ts';

it.each([
  ['电车', [{ column: 'energy', oneOf: ['纯电动'] }]],
  ['suv', [{ column: 'body', oneOf: ['SUV'] }]],
  // Every object has these.
  ['constructor', []],
  ['__proto__', []],
])('%s', (word, meanings) => {
  expect(plainMeanings(word)).toEqual(meanings);
});
