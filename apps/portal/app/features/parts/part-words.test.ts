import { describe, expect, it } from 'vitest';
import { leftWords, partAddress, partPrice, savedAgainstNew, warrantyWords } from './part-words.ts';

describe('the words of a part', () => {
  it('say the price in yuan, and that it is open where none is named', () => {
    expect(partPrice(128_000)).toBe('¥1,280');
    expect(partPrice(9_950)).toBe('¥99.5');
    expect(partPrice(null)).toBe('面议');
  });

  it('say what is saved against a new part, and nothing where nothing is', () => {
    expect(savedAgainstNew({ price: 40_000, newPrice: 100_000 })).toBe(60);
    expect(savedAgainstNew({ price: 100_000, newPrice: 100_000 })).toBeNull();
    expect(savedAgainstNew({ price: null, newPrice: 100_000 })).toBeNull();
    expect(savedAgainstNew({ price: 40_000, newPrice: null })).toBeNull();
  });

  it('say what can be bought now', () => {
    expect(leftWords(2)).toBe('剩 2 件');
    expect(leftWords(0)).toBe('已被预留');
  });

  it('do not promise a warranty that is none', () => {
    expect(warrantyWords(3)).toBe('质保 3 个月');
    expect(warrantyWords(0)).toBe('无质保');
  });

  it('lead to the part', () => {
    expect(partAddress('1 2')).toBe('/reusableDetail?partId=1%202');
  });
});
