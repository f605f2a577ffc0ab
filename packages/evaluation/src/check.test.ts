import { expect, test } from 'vitest';
import { checkEdition } from './check-edition.ts';
import { checkReadings } from './check-readings.ts';
import type { Edition } from './edition.ts';
import { editionForTests } from './test-edition.ts';

const sentencesOf = (edition: Edition) => checkEdition(edition).map(({ sentence }) => sentence);
const [first, second] = editionForTests.areas;
if (!first || !second) throw new Error('an edition has areas');
const [crash] = first.tests;
if (!crash) throw new Error('an area has tests');

test('an edition that holds together has no problem', () => {
  expect(checkEdition(editionForTests)).toEqual([]);
});

test('weights must add up to 100, and the points of the tests to the weight', () => {
  const heavy = { ...editionForTests, areas: [first, { ...second, weight: 45 }] };
  expect(checkEdition(heavy)).toEqual([
    { path: ['areas'], sentence: '各领域的权重之和为 105，应为 100' },
    { path: ['areas', 1, 'weight'], sentence: 'b各项试验的满分之和为 40，应等于权重 45' },
  ]);
});

test('a curve rises in value, stays in what can be measured, and comes to nothing somewhere', () => {
  const withCurve = (curve: Edition['areas'][number]['tests'][number]['curve']) =>
    sentencesOf({
      ...editionForTests,
      areas: [{ ...first, tests: [{ ...crash, name: '碰撞', curve }] }, second],
    });
  expect(withCurve([[50, 0], [50, 60]])).toEqual(['碰撞的曲线应按测得值从小到大排列，且不重复']); // biome-ignore format: a curve
  expect(withCurve([[0, 0], [120, 60]])).toEqual(['碰撞的曲线超出了能测到的范围 0–100']); // biome-ignore format: a curve
  expect(withCurve([[0, 5], [100, 60]])).toEqual(['碰撞的曲线没有零分点']); // biome-ignore format: a curve
});

test('an edition in force says since when', () => {
  const since = (effectiveFrom: string | null) => sentencesOf({ ...editionForTests, effectiveFrom });
  const sentence = '生效日期应为日期，如 2026-03-01；只有草案可以不写';
  expect([since(null), since('2026-02-30'), since('2026-03-01')]).toEqual([[sentence], [sentence], []]);
});

test('codes are named once, stars fall, and caps name a test', () => {
  expect(
    sentencesOf({
      ...editionForTests,
      areas: [first, { ...second, code: first.code }],
      stars: editionForTests.stars.toReversed(),
      caps: [{ test: 'nowhere', mostStars: 3 }],
    }),
  ).toEqual(['代号 a 出现了两次', '星级应从五星往下写，门槛逐级降低', '没有代号为 nowhere 的试验']);
});

test('readings: none missing, none unknown, none too few, none impossible', () => {
  const strict = {
    areas: [{ ...first, tests: [{ ...crash, name: '碰撞', readings: 2, unit: 'mm' }] }, second],
  };
  const found = checkReadings(strict, { 'a-test': [101], other: [1] }, { 'a-slip': 10 });
  expect(found.map(({ path, sentence }) => `${path.join('.')} ${sentence}`)).toEqual([
    'readings.other 这一版没有代号为 other 的试验',
    'readings.a-test 碰撞的测得值 101 mm 不可能：应在 0 至 100 之间',
    'readings.a-test 碰撞要 2 个读数，只有 1 个',
    'readings.b-test 缺少的测得值；没有配备时写 null',
    'findings.a-slip 的测得值 10 不可能：应在 0 至 9 之间',
  ]);
  expect(checkReadings(strict, { 'a-test': [1, 2], 'b-test': null }, {})).toEqual([]);
});
