import { highIsGood, maxPoints, pointsAt, segmentAt } from '@cheyantong/evaluation';
import type { EditionTest } from '../../evaluation.ts';
import { plainNumber, pointsWords, withUnit } from '../../result-words.ts';

interface Working {
  sentence: string;
  /** With this car's numbers; null where there is nothing to work out. */
  formula: string | null;
}

type Rule = Pick<EditionTest, 'curve' | 'decimals' | 'unit'>;

/** How a measured value becomes points, as one would do it by hand. */
export function workingOf(test: Rule, value: number): Working {
  const shown = withUnit(fixed(value, test), test.unit);
  const segment = segmentAt(test.curve, value);
  if (segment.kind === 'level') return { sentence: beyond(test, shown, segment), formula: null };
  const {
    from: [start, base],
    to: [end, top],
  } = segment;
  const rise = top >= base ? `+ ${less(top, base)}` : `− ${less(base, top)}`;
  return {
    sentence: `${shown} 落在 ${plainNumber(start)} 与 ${plainNumber(end)} 之间，按直线计分：`,
    formula: `${base} ${rise} × ${less(value, start)} ÷ ${less(end, start)} = ${pointsWords(pointsAt(test.curve, value))}`,
  };
}

function beyond(
  test: Rule,
  shown: string,
  { knot: [limit, points], side }: Extract<ReturnType<typeof segmentAt>, { kind: 'level' }>,
): string {
  const good = (side === 'above') === highIsGood(test);
  const whereTo = side === 'above' ? '超过' : '不到';
  const bound = plainNumber(limit);
  if (good && points === maxPoints(test))
    return `${shown} 达到满分限值 ${bound}，得满分 ${pointsWords(points)}。`;
  return points === 0
    ? `${shown} ${whereTo}零分限值 ${bound}，得 0 分。`
    : `${shown} ${whereTo}限值 ${bound}，得 ${pointsWords(points)} 分。`;
}

/** (45 − 40); a limit below zero is added: (0.22 + 0.1). */
const less = (from: number, taken: number): string =>
  taken < 0 ? `(${plainNumber(from)} + ${-taken})` : `(${plainNumber(from)} − ${taken})`;

/** To the decimals of the test: 31.0 */
const fixed = (value: number, { decimals }: Pick<EditionTest, 'decimals'>): string =>
  value.toFixed(decimals).replace('-', '−');

const TAKEN: Record<EditionTest['take'], string> = { worst: '取最差', median: '取中位数', mean: '取平均' };

/** 33.2、31.0、30.4，取最差 33.2 mm */
export function readingsWords(
  { take, decimals, unit }: Pick<EditionTest, 'take' | 'decimals' | 'unit'>,
  readings: readonly number[],
  counted: number,
): string {
  const written = readings.map((reading) => fixed(reading, { decimals }));
  const result = withUnit(fixed(counted, { decimals }), unit);
  return written.length < 2 ? `一次，${result}` : `${written.join('、')}，${TAKEN[take]} ${result}`;
}

/** What another run might have given: points at both ends of the repeatability. */
export function repeatabilityWords(
  { curve, repeatability, unit }: Pick<EditionTest, 'curve' | 'repeatability' | 'unit'>,
  value: number,
): string {
  if (repeatability === null) return '计数，不设重复性';
  const ends = [pointsAt(curve, value - repeatability), pointsAt(curve, value + repeatability)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const spread =
    low === high ? '不影响得分' : `再测一次，得分多半在 ${pointsWords(low)} 到 ${pointsWords(high)} 之间`;
  return `± ${withUnit(String(repeatability), unit)}，${spread}`;
}
