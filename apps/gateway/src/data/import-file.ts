import { openCsv } from '@cheyantong/car-files';
import type { DbHandle } from '../db/handle.ts';
import { type Counts, type Importer, neededColumns } from './importer.ts';
import { counted, Progress, type Screen } from './progress.ts';

export interface Summary extends Counts {
  rows: number;
  rejected: number;
  seconds: number;
}

/** Imports a file, shows how far it is and which rows it leaves out, and says in the end what came of it. */
export async function importFile(
  importer: Importer,
  path: string,
  db: DbHandle,
  screen: Screen,
): Promise<Summary> {
  const startedAt = performance.now();
  let rejected = 0;
  const reject = (line: number, reason: string): void => {
    rejected++;
    progress.say(`第 ${line} 行：${reason}`);
  };
  const file = openCsv(path, neededColumns(importer.columns), reject);
  const progress = new Progress(screen, file.position);
  const counts = await importer.importRows(progress.watch(file.rows), db, reject);
  const rows = counts.inserted + counts.updated + counts.unchanged + rejected;
  const summary = { ...counts, rows, rejected, seconds: (performance.now() - startedAt) / 1000 };
  progress.say(inWords(importer, summary));
  return summary;
}

const inWords = (importer: Importer, summary: Summary): string =>
  `${importer.title}：共 ${counted(summary.rows)} 行，新增 ${counted(summary.inserted)}，更新 ${counted(summary.updated)}，` +
  `未变 ${counted(summary.unchanged)}，未导入 ${counted(summary.rejected)}，用时 ${summary.seconds.toFixed(1)} 秒`;
