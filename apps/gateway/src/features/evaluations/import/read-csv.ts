import { type CsvRow, openCsv } from '@cheyantong/car-files';
import type { Problem } from '../../../data/written/problem.ts';
import { readAs } from '../../../data/written/yaml-file.ts';
import { FACT_COLUMNS, NEEDED_COLUMNS } from './columns.ts';
import type { EvaluationDraft, Written } from './drafts.ts';
import { draftOf } from './read-yaml.ts';
import { isScoreWord, TYPED_SCORE, writtenEvaluations } from './written.ts';

const SEPARATOR = '/';
const NOT_FITTED = '未配备';

/** A table: one row a car, and a column for each test and modifier of the edition, readings separated by a stroke. */
export async function readCsv(file: string, path: string): Promise<Written> {
  const problems: Problem[] = [];
  const evaluations: EvaluationDraft[] = [];
  const bad = (line: number, sentence: string) => problems.push({ file, line, field: null, sentence });
  for await (const row of openCsv(path, NEEDED_COLUMNS, bad).rows) {
    const read = readRow(file, row);
    problems.push(...read.problems);
    if (read.draft) evaluations.push(read.draft);
  }
  return { editions: [], evaluations, problems };
}

function readRow(
  file: string,
  { line, cells }: CsvRow,
): { draft: EvaluationDraft | null; problems: Problem[] } {
  const problemAt: EvaluationDraft['problemAt'] = (path, sentence) => ({
    file,
    line,
    field: columnAt(path),
    sentence,
  });
  const typed = Object.keys(cells).filter((name) => isScoreWord(name) && cells[name] !== '');
  const whole = {
    value: asDocument(cells),
    problemAt: (path: readonly PropertyKey[], sentence: string) =>
      problemAt(path.map(withoutSymbols), sentence),
  };
  const { value, problems } = readAs(whole, writtenEvaluations);
  const all = [...typed.map((name) => problemAt([name], TYPED_SCORE)), ...problems];
  const [evaluation] = value?.evaluations ?? [];
  if (!value || !evaluation || all.length > 0) return { draft: null, problems: all };
  return { draft: draftOf(evaluation, value.edition, 'newest', problemAt), problems: [] };
}

const withoutSymbols = (key: PropertyKey): string | number => (typeof key === 'symbol' ? '' : key);

/** The row as the document that says the same, so that both are checked by the same words. */
function asDocument(cells: CsvRow['cells']): object {
  const facts: Record<string, Record<string, unknown>> = { vehicle: {}, test: {}, sponsor: {} };
  const revision: { published?: string | undefined; reason?: string; readings: object; findings: object } = {
    published: cells.published,
    ...(cells.reason && { reason: cells.reason }),
    readings: {},
    findings: {},
  };
  const readings: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(cells)) {
    const column = FACT_COLUMNS.find((each) => each.name === name);
    if (column?.part && facts[column.part]) {
      if (text !== '') Object.assign(facts[column.part] ?? {}, { [column.field]: column.read(text) });
    } else if (!column && !isScoreWord(name) && text !== '') readings[name] = readingsIn(text);
  }
  return {
    edition: cells.edition,
    evaluations: [
      {
        id: cells.id,
        code: cells.code,
        ...facts,
        articles: (cells.articles ?? '').split(/\s+/).filter(Boolean),
        revisions: [{ ...revision, readings }],
      },
    ],
  };
}

const readingsIn = (text: string): unknown =>
  text === NOT_FITTED
    ? null
    : text.split(SEPARATOR).map((part) => (part.trim() === '' ? part : Number(part)));

/** evaluations.0.vehicle.trim is the column trim; evaluations.0.revisions.0.readings.lane is lane. */
const columnAt = (path: readonly (string | number)[]): string | null => {
  const names = path.filter((key) => typeof key === 'string');
  const column = FACT_COLUMNS.find(({ part, field }) => part === names.at(-2) && field === names.at(-1));
  return column?.name ?? names.at(-1) ?? null;
};
