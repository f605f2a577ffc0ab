import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem } from '../../../data/written/problem.ts';
import type { SourceFile } from './file-parts.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface SourceFiles {
  sources: SourceFile[];
  problems: Problem[];
}

/** All Markdown files below a part of the folder; null where the folder has no such part. */
export async function sourceFiles(folder: string, part: string): Promise<SourceFiles | null> {
  const paths = await readdir(join(folder, part), { recursive: true }).catch(() => null);
  if (paths === null) return null;
  const found: SourceFiles = { sources: [], problems: [] };
  const seen = new Map<string, string>();
  for (const path of paths.filter((each) => each.endsWith('.md')).sort()) {
    const file = join(part, path);
    const slug = basename(path, '.md');
    found.problems.push(...slugProblems(file, slug, seen));
    found.sources.push({ file, slug, text: await readFile(join(folder, file), 'utf8') });
  }
  return found;
}

function slugProblems(file: string, slug: string, seen: Map<string, string>): Problem[] {
  const at = { file, line: 1, field: null };
  const other = seen.get(slug);
  seen.set(slug, file);
  if (!SLUG.test(slug)) return [{ ...at, sentence: '文件名应为小写字母、数字和短横线' }];
  return other ? [{ ...at, sentence: `与 ${other} 同名` }] : [];
}
