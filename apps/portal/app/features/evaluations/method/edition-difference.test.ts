import type { Area, Edition } from '@cheyantong/evaluation';
import { expect, test } from 'vitest';
import { editionDifference } from './edition-difference.ts';

const ofTests = (weight: number, methods: readonly string[]): Area => ({
  code: 'adult',
  name: '乘员保护',
  weight,
  repeatability: 1,
  modifiers: [],
  tests: methods.map((method) => ({
    code: method,
    name: `${method} 试验`,
    group: '',
    quantity: '',
    unit: null,
    decimals: 0,
    range: [0, 100],
    take: 'worst',
    readings: 1,
    curve: [
      [0, 0],
      [100, 1],
    ],
    repeatability: null,
    clause: '1',
    condition: '',
    method,
  })),
});

const edition = (code: string, area: Area, more: Partial<Edition> = {}): Edition => ({
  programmeCode: 'safety',
  programmeName: '安全测评',
  code,
  name: `${code} 版`,
  title: '',
  status: 'inForce',
  effectiveFrom: null,
  summary: '',
  repeatability: 1,
  areas: [area],
  stars: [],
  caps: [],
  otherEditions: [],
  ...more,
});

const newer = edition('2026', ofTests(40, ['pole', 'barrier-60']), {
  otherEditions: [{ code: '2024', reason: '侧面提到 60 km/h。', mapping: null }],
});
const older = edition('2024', ofTests(60, ['pole', 'barrier-50']), { status: 'superseded' });

test('an edition says what it added, dropped, kept and weighs otherwise', () => {
  expect(editionDifference(newer, older)).toMatchObject({
    other: { code: '2024', status: 'superseded' },
    comparability: { kind: 'refused', reason: '侧面提到 60 km/h。' },
    shared: ['pole 试验'],
    onlyHere: ['barrier-60 试验'],
    onlyThere: ['barrier-50 试验'],
    reweighted: [{ name: '乘员保护', here: 40, there: 60 }],
  });
});

test('the older edition is told the same by the newer one', () => {
  expect(editionDifference(older, newer).comparability).toEqual(
    editionDifference(newer, older).comparability,
  );
});
