import type { EvaluationItem, FoundEvaluation } from '@cheyantong/contract';
import { DAY_MS, dateTimeText, seriesWithBrand } from '@cheyantong/domain';
import { carPictureUrl } from '../pictures/index.ts';
import type { EvaluationRow } from './evaluations.ts';
import { remarkOn } from './words/remark.ts';

const NEW_DAYS = 14;

/** 示例 远航 E5 */
export const carName = ({ brand, series }: Pick<EvaluationRow, 'brand' | 'series'>): string =>
  seriesWithBrand(brand, series);

/** 2026款 610 长续航版 */
export const modelName = ({ facts: { vehicle } }: Pick<EvaluationRow, 'facts'>): string =>
  `${vehicle.modelYear}款 ${vehicle.trim}`;

const titleOf = ({ edition, ...row }: EvaluationRow): string =>
  `${carName(row)} ${edition.programmeName}（${edition.name}）`;

/** An evaluation in a line. */
export const presentTitle = (row: EvaluationRow): FoundEvaluation => ({
  id: row.slug,
  title: titleOf(row),
  totalScore: row.scored.total,
  starLevel: row.scored.stars.stars,
});

/** An evaluation as a card shows it. */
export function presentItem(row: EvaluationRow, now = new Date()): EvaluationItem {
  const { edition, facts, scored } = row;
  const { body, color, modelYear, lengthMm } = facts.vehicle;
  const car = {
    body,
    color,
    brandName: row.brand,
    seriesName: row.series,
    energy: row.energy,
    level: row.level,
  };
  const remark = remarkOn(edition, scored);
  return {
    id: row.slug,
    zone: 1,
    title: titleOf(row),
    coverUrl: carPictureUrl(car, { view: 'quarter', width: 640 }),
    sideUrl: carPictureUrl(car, { view: 'profile', width: 640 }),
    summary: remark.text,
    programCode: row.programmeCode,
    programName: edition.programmeName,
    editionCode: row.editionCode,
    editionName: edition.name,
    brandName: row.brand,
    seriesName: row.series,
    modelName: modelName(row),
    modelYear,
    level: row.level,
    energyType: row.energy,
    lengthMm,
    totalScore: scored.total,
    starLevel: scored.stars.stars,
    areas: edition.areas.map(({ code, name }) => ({
      code,
      name,
      score: scored.areas.find((area) => area.code === code)?.score ?? 0,
    })),
    remark,
    isNew: now.getTime() - row.publishedAt.getTime() < NEW_DAYS * DAY_MS,
    topic: null,
    viewCount: row.views,
    publishTime: dateTimeText(row.publishedAt),
  };
}
