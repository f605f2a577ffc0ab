import type { ChangedBlock } from '@cheyantong/contract';
import type { Block } from './read-agreement.ts';

type Piece = ChangedBlock['pieces'][number];
interface Step<T> {
  mark: Piece['mark'];
  item: T;
}

/** Two blocks that share less than this of their words are not one that was changed. */
const ALIKE = 0.4;
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What became of a document: its blocks in order, and in those that were changed the words that came and went. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ChangedBlock[] {
  const steps = difference(before, after, (a, b) => a.kind === b.kind && a.text === b.text);
  return runsOf(steps).flatMap((run) => (run.same ? run.same.map(whole('same')) : changedRun(run)));
}

const whole =
  (mark: Piece['mark']) =>
  ({ kind, text }: Block): ChangedBlock => ({ kind, pieces: [{ mark, text }] });

interface Run {
  same?: Block[];
  removed: Block[];
  added: Block[];
}

function runsOf(steps: readonly Step<Block>[]): Run[] {
  const runs: Run[] = [];
  for (const { mark, item } of steps) {
    let run = runs.at(-1);
    if (!run || (mark === 'same') !== (run.same !== undefined)) {
      run = { removed: [], added: [], ...(mark === 'same' && { same: [] }) };
      runs.push(run);
    }
    (mark === 'same' ? run.same : run[mark])?.push(item);
  }
  return runs;
}

/** Of blocks that came in place of others, those that are alike are shown as one. */
function changedRun({ removed, added }: Run): ChangedBlock[] {
  const rest = [...removed];
  const shown = added.flatMap((block): ChangedBlock[] => {
    const at = rest.findIndex((old) => old.kind === block.kind && likeness(old.text, block.text) >= ALIKE);
    if (at < 0) return [whole('added')(block)];
    const [old, ...skipped] = [...rest.splice(0, at + 1)].reverse();
    const gone = skipped.reverse().map(whole('removed'));
    return old ? [...gone, { kind: block.kind, pieces: piecesOf(old.text, block.text) }] : gone;
  });
  return [...rest.map(whole('removed')), ...shown];
}

const wordsOf = (text: string): string[] => Array.from(words.segment(text), ({ segment }) => segment);

function likeness(before: string, after: string): number {
  const steps = difference(wordsOf(before), wordsOf(after), (a, b) => a === b);
  const lengthOf = (kept: readonly Step<string>[]) => kept.reduce((sum, { item }) => sum + item.length, 0);
  return lengthOf(steps.filter(({ mark }) => mark === 'same')) / Math.max(before.length, after.length);
}

function piecesOf(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { mark, item } of difference(wordsOf(before), wordsOf(after), (a, b) => a === b)) {
    const last = pieces.at(-1);
    if (last?.mark === mark) last.text += item;
    else pieces.push({ mark, text: item });
  }
  return pieces;
}

/** The longest common subsequence, by the table of all its beginnings; what is removed stands before what is added. */
function difference<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Step<T>[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (const [row, a] of before.toReversed().entries())
    for (const [column, b] of after.toReversed().entries())
      common[(row + 1) * width + column + 1] = isSame(a, b)
        ? at(row, column) + 1
        : Math.max(at(row, column + 1), at(row + 1, column));

  const steps: Step<T>[] = [];
  let [left, right] = [before.length, after.length];
  while (left > 0 || right > 0) {
    const old = before[before.length - left];
    const next = after[after.length - right];
    if (left > 0 && right > 0 && isSame(old as T, next as T)) {
      steps.push({ mark: 'same', item: next as T });
      left -= 1;
      right -= 1;
    } else if (right === 0 || (left > 0 && at(left - 1, right) >= at(left, right - 1))) {
      steps.push({ mark: 'removed', item: old as T });
      left -= 1;
    } else {
      steps.push({ mark: 'added', item: next as T });
      right -= 1;
    }
  }
  return steps;
}
