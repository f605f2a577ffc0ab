import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** A YAML file as it was read; whatever is found wrong later can be told with its line. */
export interface YamlFile {
  value: unknown;
  /** What keeps it from being read at all. */
  problems: Problem[];
  problemAt(path: Path, sentence: string): Problem;
}

export function readYamlFile(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' });
  const problems = document.errors.map(({ pos, message }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: null,
    sentence: `不是有效的 YAML：${message.split('\n')[0]}`,
  }));
  return {
    value: problems.length === 0 ? document.toJS() : null,
    problems,
    problemAt: (path, sentence) => ({
      file,
      line: lines.linePos(offsetAt(document.contents, path)).line,
      field: path.map(String).join('.') || null,
      sentence,
    }),
  };
}

/** Checks what was read against a schema; every problem names its line and its field in Chinese. */
export function readAs<Value>(
  { value, problemAt }: Pick<YamlFile, 'value' | 'problemAt'>,
  schema: z.ZodType<Value>,
  unknownField: (name: string) => string = () => '没有这个字段',
): { value: Value | null; problems: Problem[] } {
  const checked = schema.safeParse(value, { error: z.locales.zhCN().localeError });
  if (checked.success) return { value: checked.data, problems: [] };
  const problems = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => problemAt([...issue.path, key], unknownField(key)))
      : [problemAt(issue.path, isMissing(value, issue.path) ? '必须填写' : issue.message)],
  );
  return { value: null, problems };
}

const isMissing = (value: unknown, path: Path): boolean => {
  const found = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  return path.length > 0 && found === undefined;
};

/** Where a path stands, or the nearest thing around it that does. */
function offsetAt(node: unknown, [key, ...rest]: Path): number {
  const own = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  if (key === undefined) return own;
  if (isMap(node)) {
    const pair = node.items.find((item) => String(item.key) === String(key));
    if (!pair) return own;
    return rest.length > 0 && isNode(pair.value) ? offsetAt(pair.value, rest) : offsetAt(pair.key, []);
  }
  if (isSeq(node) && isNode(node.items[Number(key)])) return offsetAt(node.items[Number(key)], rest);
  return own;
}
