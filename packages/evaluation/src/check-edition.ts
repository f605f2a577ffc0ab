import { isDay } from '@cheyantong/domain';
import { maxPoints } from './curve.ts';
import type { Area, Edition, Knot, Modifier, Test } from './edition.ts';
import type { DocumentProblem } from './problem.ts';
import { roundHalfUp, sum } from './rounding.ts';

const HUNDRED = 100;

/** What an edition says that cannot be scored by, or contradicts itself; its shape has been checked before. */
export function checkEdition(edition: Edition): DocumentProblem[] {
  return [
    ...checkDay(edition),
    ...checkWeights(edition),
    ...edition.areas.flatMap((area, at) => under(['areas', at], checkArea(area))),
    ...repeatedCodes(edition),
    ...checkStars(edition),
    ...checkCaps(edition),
  ];
}

function checkDay({ status, effectiveFrom }: Edition): DocumentProblem[] {
  const isRight = effectiveFrom === null ? status === 'draft' : isDay(effectiveFrom);
  return isRight
    ? []
    : [{ path: ['effectiveFrom'], sentence: '生效日期应为日期，如 2026-03-01；只有草案可以不写' }];
}

function checkWeights({ areas }: Edition): DocumentProblem[] {
  const weights = total(areas.map(({ weight }) => weight));
  return weights === HUNDRED
    ? []
    : [{ path: ['areas'], sentence: `各领域的权重之和为 ${weights}，应为 100` }];
}

function checkArea(area: Area): DocumentProblem[] {
  const points = total(area.tests.map(maxPoints));
  const uneven =
    points === area.weight
      ? []
      : [
          {
            path: ['weight'],
            sentence: `${area.name}各项试验的满分之和为 ${points}，应等于权重 ${area.weight}`,
          },
        ];
  return [
    ...uneven,
    ...area.tests.flatMap((test, at) => under(['tests', at], checkTest(test))),
    ...area.modifiers.flatMap((modifier, at) => under(['modifiers', at], checkModifier(modifier))),
  ];
}

function checkTest({ name, curve, range }: Test): DocumentProblem[] {
  const problems: DocumentProblem[] = [...checkRange(name, range)];
  const say = (sentence: string) => problems.push({ path: ['curve'], sentence });
  if (!isRising(curve)) say(`${name}的曲线应按测得值从小到大排列，且不重复`);
  if (curve.some(([, points]) => points < 0)) say(`${name}的曲线上有负分`);
  if (!curve.some(([, points]) => points === 0)) say(`${name}的曲线没有零分点`);
  if (curve.some(([value]) => value < range[0] || value > range[1]))
    say(`${name}的曲线超出了能测到的范围 ${range.join('–')}`);
  return problems;
}

const checkModifier = ({ name, limit, range }: Modifier): DocumentProblem[] => [
  ...checkRange(name, range),
  ...(limit < range[0] || limit > range[1]
    ? [{ path: ['limit'], sentence: `${name}的限值超出了能测到的范围 ${range.join('–')}` }]
    : []),
];

const checkRange = (name: string, [least, most]: readonly [number, number]): DocumentProblem[] =>
  least < most ? [] : [{ path: ['range'], sentence: `${name}能测到的范围应从小到大` }];

const isRising = (curve: readonly Knot[]): boolean =>
  curve.every(([value], at) => at === 0 || value > (curve[at - 1]?.[0] ?? 0));

/** Readings and findings are written under the codes of tests and modifiers: one code means one thing in the edition. */
function repeatedCodes({ areas }: Edition): DocumentProblem[] {
  const measured = areas.flatMap((area, at) => [
    ...area.tests.map(({ code }, test) => ({ code, path: ['areas', at, 'tests', test, 'code'] })),
    ...area.modifiers.map(({ code }, modifier) => ({
      code,
      path: ['areas', at, 'modifiers', modifier, 'code'],
    })),
  ]);
  return [
    ...namedTwice(areas.map(({ code }, at) => ({ code, path: ['areas', at, 'code'] }))),
    ...namedTwice(measured),
  ];
}

const namedTwice = (named: readonly { code: string; path: DocumentProblem['path'] }[]): DocumentProblem[] =>
  named
    .filter(({ code }, at) => named.findIndex((each) => each.code === code) < at)
    .map(({ code, path }) => ({ path, sentence: `代号 ${code} 出现了两次` }));

function checkStars({ stars }: Edition): DocumentProblem[] {
  const falls = stars.every((rule, at) => {
    const above = stars[at - 1];
    return (
      !above || (rule.stars < above.stars && rule.total < above.total && rule.everyArea <= above.everyArea)
    );
  });
  return falls ? [] : [{ path: ['stars'], sentence: '星级应从五星往下写，门槛逐级降低' }];
}

function checkCaps({ caps, areas }: Edition): DocumentProblem[] {
  const tests = new Set(areas.flatMap((area) => area.tests.map(({ code }) => code)));
  return caps.flatMap(({ test }, at) =>
    tests.has(test) ? [] : [{ path: ['caps', at, 'test'], sentence: `没有代号为 ${test} 的试验` }],
  );
}

const under = (place: DocumentProblem['path'], problems: readonly DocumentProblem[]): DocumentProblem[] =>
  problems.map(({ path, sentence }) => ({ path: [...place, ...path], sentence }));

const total = (values: readonly number[]): number => roundHalfUp(sum(values), 6);
