import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
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
  const lineOfField = (field: string): number | null => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => String(key) === field)
      : undefined;
    return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : null;
  };
  /** Where the innermost part of the path begins that is written at all. */
  const lineOf = ([field, ...inside]: readonly PropertyKey[]): number => {
    for (let depth = inside.length; depth > 0; depth -= 1) {
      const node = document.getIn([field, ...inside.slice(0, depth)], true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return lineOfField(String(field)) ?? 1;
  };
  const placeAt = (path: readonly PropertyKey[]) => ({
    file,
    line: lineOf(path),
    field: path.map(stepInWords).join(' ') || null,
  });
  const placeOf = (field: string) => placeAt([field]);
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
      return { ...placeAt([...path, String(issue.keys)]), sentence: '没有这个字段' };
    const isMissing = path.length > 0 && code !== 'custom' && !document.hasIn(path);
    return { ...placeAt(path), sentence: isMissing ? '必须填写' : message };
  });
  return { ...found, fields: null, problems };
}

const stepInWords = (step: PropertyKey): string =>
  typeof step === 'number' ? `第 ${step + 1} 项` : String(step);
