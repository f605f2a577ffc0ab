import type { Edition, Findings, Modifier, Readings, Test } from './edition.ts';
import type { DocumentProblem } from './problem.ts';

/** What was measured, held against the edition it was measured by: nothing missing, nothing unknown, nothing impossible. */
export function checkReadings(
  edition: Pick<Edition, 'areas'>,
  readings: Readings,
  findings: Findings,
): DocumentProblem[] {
  const tests = edition.areas.flatMap((area) => area.tests);
  const modifiers = edition.areas.flatMap((area) => area.modifiers);
  return [
    ...unknown(readings, tests, 'readings', '试验'),
    ...unknown(findings, modifiers, 'findings', '修正项'),
    ...tests.flatMap((test) => checkTest(test, readings[test.code])),
    ...modifiers.flatMap((modifier) => checkFinding(modifier, findings[modifier.code])),
  ];
}

const unknown = (
  given: object,
  known: readonly { code: string }[],
  part: 'readings' | 'findings',
  word: string,
): DocumentProblem[] =>
  Object.keys(given)
    .filter((code) => !known.some((each) => each.code === code))
    .map((code) => ({ path: [part, code], sentence: `这一版没有代号为 ${code} 的${word}` }));

function checkTest(test: Test, readings: readonly number[] | null | undefined): DocumentProblem[] {
  const path = ['readings', test.code];
  if (readings === null) return [];
  if (readings === undefined) return [{ path, sentence: `缺少${test.name}的测得值；没有配备时写 null` }];
  const impossible = readings
    .filter((value) => isOutside(test.range, value))
    .map((value) => ({
      path,
      sentence: `${test.name}的测得值 ${value}${withUnit(test)} 不可能：应在 ${test.range.join(' 至 ')} 之间`,
    }));
  if (readings.length >= test.readings) return impossible;
  return [
    ...impossible,
    { path, sentence: `${test.name}要 ${test.readings} 个读数，只有 ${readings.length} 个` },
  ];
}

function checkFinding(modifier: Modifier, found: number | undefined): DocumentProblem[] {
  if (found === undefined || !isOutside(modifier.range, found)) return [];
  const sentence = `${modifier.name}的测得值 ${found}${withUnit(modifier)} 不可能：应在 ${modifier.range.join(' 至 ')} 之间`;
  return [{ path: ['findings', modifier.code], sentence }];
}

const isOutside = ([least, most]: readonly [number, number], value: number): boolean =>
  !(value >= least && value <= most);

const withUnit = ({ unit }: { unit: string | null }): string => (unit ? ` ${unit}` : '');
