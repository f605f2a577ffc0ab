import type { RetentionRank, RetentionRow } from '@cheyantong/contract';
import { expect, it } from 'vitest';
import { retentionCsv } from './retention-csv.ts';

it('gives a spreadsheet no formula to calculate, and leaves negative numbers numbers', () => {
  const row = { brandName: '=1+1', seriesName: '@cmd', level: '+1', energyType: '-2', rankChange: -3 };
  const csv = retentionCsv({ list: [row as unknown as RetentionRow] } as RetentionRank);
  const cells = csv.split('\r\n')[1]?.split(',') ?? [];
  expect(cells.slice(1, 5)).toEqual(["'=1+1", "'@cmd", "'+1", "'-2"]);
  expect(cells[12]).toBe('-3');
});
