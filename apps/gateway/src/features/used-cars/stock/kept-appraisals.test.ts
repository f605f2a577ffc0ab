import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppraisalRow, AppraisalRows, AppraisalShelf } from './kept-appraisals.ts';

const ROWS: AppraisalRow[] = [
  { id: 7, print: 4_000_000_000, day: 20_000, figures: Uint32Array.of(1, 2, 3, 4) },
  { id: 2 ** 40 + 1, print: 5, day: 20_001, figures: Uint32Array.of(0, 0, 0, 0) },
];

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cheyantong-appraisals-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const inFolder = (): string[] => readdirSync(join(dataDir, 'appraisals'));
const keep = () => new AppraisalShelf(dataDir).keep(AppraisalRows.of(ROWS.length, ROWS));
const read = () => new AppraisalShelf(dataDir).read();

it('what a server leaves is found by the next one', async () => {
  await keep();
  const rows = await read();
  expect(ROWS.map(({ id }) => rows.find(id))).toEqual(ROWS);
  expect([1, 8, 2 ** 41].map((id) => rows.find(id))).toEqual([undefined, undefined, undefined]);
});

it('nothing is found where nobody left anything, or half of it', async () => {
  expect((await read()).find(7)).toBeUndefined();
  await keep();
  truncateSync(join(dataDir, 'appraisals', inFolder()[0] ?? ''), 50);
  expect((await read()).find(7)).toBeUndefined();
});

it('what was worked out in another way is taken away', async () => {
  await keep();
  const [ours] = inFolder();
  writeFileSync(join(dataDir, 'appraisals', 'of-another-edition'), 'x');
  await keep();
  expect(inFolder()).toEqual([ours]);
});
