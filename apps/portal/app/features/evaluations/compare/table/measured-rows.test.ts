import { expect, test } from 'vitest';
import type { Evaluation } from '../../evaluation.ts';
import { measuredRows } from './measured-rows.ts';

type Entry = Pick<Evaluation, 'edition' | 'dimensions'>;

/** As much of a result as a row of readings needs. */
function tested(edition: string, readings: Record<string, number | null>): Entry {
  return {
    edition: {
      name: `${edition} 版`,
      areas: [
        {
          tests: Object.keys(readings).map((method) => ({
            code: `${edition}-${method}`,
            method,
            name: method,
            quantity: '压缩量',
            unit: 'mm',
            repeatability: 1.4,
            curve: [
              [35, 8],
              [60, 0],
            ],
          })),
        },
      ],
    },
    dimensions: [
      {
        items: Object.entries(readings).map(([method, measured]) => ({
          code: `${edition}-${method}`,
          measured,
          value: measured === null ? '未配备' : measured.toFixed(1),
          unit: 'mm',
        })),
      },
    ],
  } as unknown as Entry;
}

test('readings stand side by side only where the method is the same', () => {
  const rows = measuredRows([
    tested('2026', { mpdb: 38.6, pole: 30 }),
    tested('2026', { mpdb: 35.9, pole: 30.4 }),
    tested('2024', { fixed: 31.2, pole: 33 }),
  ]);
  expect(rows.map(({ method }) => method)).toEqual(['mpdb', 'pole']);
  expect(rows[0]?.cells).toEqual([
    { words: '38.6 mm', best: false, missing: false },
    { words: '35.9 mm', best: true, missing: false },
    { words: '2024 版没有这项，或方法不同', best: false, missing: true },
  ]);
});

test('readings closer than the repeatability have no best', () => {
  const [row] = measuredRows([tested('2026', { mpdb: 38.6 }), tested('2026', { mpdb: 38 })]);
  expect(row?.cells.some(({ best }) => best)).toBe(false);
  expect(row?.alike).toBe(true);
});

test('what is not fitted is said, and is no reading', () => {
  const [row] = measuredRows([tested('2026', { lane: null }), tested('2026', { lane: 40 })]);
  expect(row?.cells[0]).toEqual({ words: '未配备', best: false, missing: true });
  expect(row?.alike).toBe(false);
});
