import { highIsGood } from '@cheyantong/evaluation';
import { type EditionTest, type Evaluation, testsOf } from '../../evaluation.ts';
import { plainNumber, withUnit } from '../../result-words.ts';
import { standingsOf } from '../standings.ts';

interface MeasuredCell {
  words: string;
  /** The best reading, alone. */
  best: boolean;
  /** Says why there is no reading. */
  missing: boolean;
}

export interface MeasuredRow {
  method: string;
  name: string;
  quantity: string;
  goal: string;
  cells: readonly MeasuredCell[];
  alike: boolean;
}

type Entry = Pick<Evaluation, 'edition' | 'dimensions'>;

/** Readings of the same method are readings of the same thing, whatever the edition makes of them; no others stand side by side. */
export function measuredRows(entries: readonly Entry[]): MeasuredRow[] {
  const tests = new Map(
    entries.flatMap(({ edition }) =>
      [...testsOf(edition).values()].map((test) => [test.method, test] as const),
    ),
  );
  return [...tests.values()].flatMap((test) => {
    const found = entries.map((entry) => readingBy(test.method, entry));
    return found.filter(Boolean).length < 2 ? [] : [rowOf(test, entries, found)];
  });
}

interface Reading {
  value: number | null;
  words: string;
}

function readingBy(method: string, { edition, dimensions }: Entry): Reading | null {
  const test = [...testsOf(edition).values()].find((one) => one.method === method);
  const item = dimensions.flatMap(({ items }) => items).find(({ code }) => code === test?.code);
  if (!test || !item) return null;
  return {
    value: item.measured,
    words: item.measured === null ? item.value : withUnit(item.value, item.unit),
  };
}

function rowOf(
  test: EditionTest,
  entries: readonly Entry[],
  found: readonly (Reading | null)[],
): MeasuredRow {
  const good = highIsGood(test);
  const measured = found.flatMap((reading) => (reading && reading.value !== null ? [reading.value] : []));
  const standings = standingsOf(
    measured.map((value) => (good ? value : -value)),
    test.repeatability ?? 0,
  );
  const bestAt = standings.findIndex(({ kind }) => kind === 'best');
  const best = bestAt < 0 ? undefined : measured[bestAt];
  return {
    method: test.method,
    name: test.name,
    quantity: test.quantity,
    goal: `${good ? '越高越好' : '越低越好'}${test.repeatability === null ? '' : `，重复性 ± ${withUnit(plainNumber(test.repeatability), test.unit)}`}`,
    cells: found.map((reading, index) =>
      reading
        ? {
            words: reading.words,
            best: best !== undefined && reading.value === best,
            missing: reading.value === null,
          }
        : { words: `${entries[index]?.edition.name ?? ''}没有这项，或方法不同`, best: false, missing: true },
    ),
    alike: best === undefined && measured.length === found.length,
  };
}
