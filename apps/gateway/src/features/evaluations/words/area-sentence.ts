import type { EditionDocument } from '@cheyantong/contract/edition';
import type { ScoredArea } from '@cheyantong/evaluation';
import { judgedTests, strongestFirst, weakestFirst } from './scored-tests.ts';
import { shortName, withUnit } from './short-name.ts';

type Area = EditionDocument['areas'][number];

const MOST_NAMED = 2;

/** What carried an area, what cost it most, and what was taken off beside the tests. */
export function areaSentence(area: Area, scored: ScoredArea): string {
  const tests = judgedTests(area.tests, scored.tests);
  const full = strongestFirst(tests)
    .filter(({ share }) => share === 1)
    .slice(0, MOST_NAMED);
  const [best] = strongestFirst(tests);
  const [worst] = weakestFirst(tests);
  const good =
    full.length > 0
      ? `${full.map(({ rule }) => shortName(rule)).join('、')}满分`
      : best && `${shortName(best.rule)}得 ${best.points} 分，满分 ${best.max}`;
  const poor =
    worst && worst.share < 1 && worst !== best
      ? worst.value === null
        ? `${shortName(worst.rule)}没有配备`
        : `${shortName(worst.rule)}只得 ${worst.points} 分，满分 ${worst.max}`
      : null;
  return [good, poor, ...lost(area, scored)].filter(Boolean).join('；');
}

const lost = ({ modifiers }: Area, scored: ScoredArea): string[] =>
  scored.modifiers.flatMap(({ code, value, points }) => {
    const rule = modifiers.find((modifier) => modifier.code === code);
    return rule && points < 0 ? [`${rule.name} ${withUnit(value, rule.unit)}，扣 ${-points} 分`] : [];
  });
