import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UnusableFile } from '@cheyantong/car-files';
import type { Written } from './drafts.ts';
import { readCsv } from './read-csv.ts';
import { readYaml } from './read-yaml.ts';

const IS_YAML = /\.ya?ml$/;
const IS_CSV = /\.csv(\.gz)?$/;

/** Editions and evaluations of these files, in their order. */
export async function readFiles(paths: readonly string[]): Promise<Written> {
  const all: Written = { editions: [], evaluations: [], problems: [] };
  for (const path of paths) {
    const { editions, evaluations, problems } = await readOne(path);
    all.editions.push(...editions);
    all.evaluations.push(...evaluations);
    all.problems.push(...problems);
  }
  return all;
}

async function readOne(path: string): Promise<Written> {
  const file = basename(path);
  if (IS_CSV.test(path)) return readCsv(file, path);
  if (!IS_YAML.test(path)) throw new UnusableFile(`${file} 应为 YAML（.yaml）或 CSV（.csv）文件`);
  return readYaml(file, await textOf(path));
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UnusableFile(`找不到文件 ${path}`);
  }
}
