import { describe, expect, it } from 'vitest';
import { isWithinYears } from './months.ts';

describe('the month of first registration', () => {
  const today = new Date(2026, 10, 15);
  const sold = { from: 2021, to: 2026 };

  it.each(['2021-01', '2024-12', '2026-11'])('may be %s', (month) => {
    expect(isWithinYears(month, sold, today)).toBe(true);
  });

  it('cannot lie before the model was sold', () => {
    expect(isWithinYears('2020-12', sold, today)).toBe(false);
  });

  it('cannot lie in the future', () => {
    expect(isWithinYears('2026-12', sold, today)).toBe(false);
  });
});
