import { expect, it } from 'vitest';
import { RepeatedWords } from './repeated-words.ts';

it('cuts a text as it would be split, whatever was met before', () => {
  const words = new RepeatedWords('|');
  // "Aa" and "BB" share a place.
  for (const text of ['', '|', '汽油|纯电动||汽油', 'Aa|BB|Aa|AaBB|BBAa', '1001|1002|1001', '汽油']) {
    expect(words.in(text)).toEqual(text.split('|'));
  }
});
