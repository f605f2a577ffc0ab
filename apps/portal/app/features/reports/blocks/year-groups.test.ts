import { describe, expect, it } from 'vitest';
import { countByKind, yearGroups } from './year-groups.ts';

describe('records over the years', () => {
  it('stand under their year, newest first as they came', () => {
    const dates = ['2026-05-02', '2026-01-09', '2024-11-30'].map((date) => ({ date }));
    expect(yearGroups(dates).map(({ year, entries }) => [year, entries.length])).toEqual([
      ['2026', 2],
      ['2024', 1],
    ]);
  });

  it('are counted by kind, the most frequent first', () => {
    const counts = countByKind(['一般维修', '正常保养', '正常保养'], (kind) => kind);
    expect([...counts]).toEqual([
      ['正常保养', 2],
      ['一般维修', 1],
    ]);
  });
});
