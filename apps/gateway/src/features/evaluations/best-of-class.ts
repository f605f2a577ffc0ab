import type { CallData, listBestOfClass } from '@cheyantong/contract';
import { LEVELS } from '@cheyantong/domain';
import { rankWithTies } from '@cheyantong/evaluation';
import type { DbHandle } from '../../db/handle.ts';
import { Evaluations } from './evaluations.ts';
import { carName, presentItem } from './present-item.ts';

/** The best of each class by one edition; whoever is closer to it than the test can tell stands beside it. */
export async function bestOfClass(
  db: DbHandle,
  { programCode, editionCode }: { programCode: string; editionCode: string },
): Promise<CallData<typeof listBestOfClass>> {
  const all = await new Evaluations(db).ofEdition(programCode, editionCode);
  return LEVELS.flatMap((level) => {
    const cars = all.filter((row) => row.level === level);
    const [first] = cars;
    if (!first) return [];
    const entries = cars.map((row) => ({ row, name: carName(row), total: row.scored.total }));
    const best = rankWithTies(entries, first.edition.repeatability).filter(({ rank }) => rank === 1);
    return [{ level, count: cars.length, best: best.map(({ entry }) => presentItem(entry.row)) }];
  });
}
