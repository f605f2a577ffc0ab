import type { EvaluationDetail } from '@cheyantong/contract';
import type { EditionDocument } from '@cheyantong/contract/edition';
import { limitsOf, type Readings, type Scored, type ScoredArea } from '@cheyantong/evaluation';
import { areaSentence } from './words/area-sentence.ts';
import { withUnit } from './words/short-name.ts';

type Dimension = EvaluationDetail['dimensions'][number];
type Area = EditionDocument['areas'][number];

const FULL_SCORE = 100;
const NOT_FITTED = '未配备';

/** Each area with every test and modifier: what was read, where the limits lie, and the points. */
export const presentDimensions = (
  { areas }: EditionDocument,
  scored: Scored,
  readings: Readings,
  medianOf: (area: string) => number | null,
): Dimension[] =>
  areas.flatMap((area) => {
    const own = scored.areas.find(({ code }) => code === area.code);
    return own ? [presentArea(area, own, readings, medianOf(area.code))] : [];
  });

const presentArea = (
  area: Area,
  scored: ScoredArea,
  readings: Readings,
  classMedian: number | null,
): Dimension => ({
  code: area.code,
  name: area.name,
  score: scored.score,
  fullScore: FULL_SCORE,
  points: scored.points,
  weight: area.weight,
  classMedian,
  sentence: areaSentence(area, scored),
  items: scored.tests.flatMap((test) => {
    const rule = area.tests.find(({ code }) => code === test.code);
    if (!rule) return [];
    return [
      {
        code: rule.code,
        name: rule.name,
        value: test.value === null ? NOT_FITTED : test.value.toFixed(rule.decimals),
        measured: test.value,
        readings: [...(readings[rule.code] ?? [])],
        unit: rule.unit,
        score: test.points,
        fullScore: test.max,
        ...limitsOf(rule),
      },
    ];
  }),
  modifiers: scored.modifiers.flatMap(({ code, value, points }) => {
    const rule = area.modifiers.find((modifier) => modifier.code === code);
    if (!rule) return [];
    return [
      {
        code,
        name: rule.name,
        found: withUnit(value, rule.unit),
        limit: rule.limit === 0 ? '不应有' : `不超过 ${withUnit(rule.limit, rule.unit)}`,
        points,
      },
    ];
  }),
});
