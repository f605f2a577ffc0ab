import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

interface ReadHead<Fields> {
  /** Null when something is wrong with it. */
  fields: Fields | null;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  problems: Problem[];
  /** Where one of its fields stands. */
  placeOf(field: string): Omit<Problem, 'sentence'>;
}

/** Reads the head of a Markdown file; each problem names its line and its field. */
export function readHead<Fields>(file: string, text: string, schema: z.ZodType<Fields>): ReadHead<Fields> {
  const [head, yaml] = FENCE.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter: lines, schema: 'core' });
  // The first line of the file is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const lineOf = (field: string): number | null => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => String(key) === field)
      : undefined;
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    return range ? lineAt(range[0]) : null;
  };
  const placeOf = (field: string) => ({ file, line: lineOf(field) ?? 1, field: field || null });
  if (head === undefined) {
    const sentence = '文件应以 --- 之间的信息开头（标题、日期等）';
    const problems = [{ file, line: 1, field: null, sentence }];
    return { fields: null, body: text, bodyLine: 1, problems, placeOf };
  }
  const found = { body: text.slice(head.length), bodyLine: head.split('\n').length, placeOf };
  const syntax = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    field: null,
    sentence: `不是有效的 YAML：${message.split('\n')[0]}`,
  }));
  if (syntax.length > 0) return { ...found, fields: null, problems: syntax };

  const checked = schema.safeParse(document.toJS() ?? {});
  if (checked.success) return { ...found, fields: checked.data, problems: [] };
  const problems = checked.error.issues.map(({ code, path, message, ...issue }) => {
    if (code === 'unrecognized_keys' && 'keys' in issue)
      return { ...placeOf(String(issue.keys)), sentence: '没有这个字段' };
    const field = String(path[0] ?? '');
    const isMissing = path.length === 1 && code !== 'custom' && lineOf(field) === null;
    return { ...placeOf(field), sentence: isMissing ? '必须填写' : message };
  });
  return { ...found, fields: null, problems };
}
