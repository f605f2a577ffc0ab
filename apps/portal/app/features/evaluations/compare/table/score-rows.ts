import type { EditionGroup } from '../edition-groups.ts';
import { allAlike, type Standing, standingsOf } from '../standings.ts';

export interface ScoreCell {
  score: number;
  standing: Standing;
  repeatability: number;
}

export interface ScoreRow {
  code: string;
  name: string;
  /** What the row weighs and how far it can be trusted, a line an edition where they differ. */
  remarks: readonly string[];
  /** By group, then by car; null where the edition has no such area. */
  groups: readonly (readonly ScoreCell[] | null)[];
  alike: boolean;
}

interface Scale {
  edition: string;
  weight: number | null;
  repeatability: number;
  scores: readonly number[];
}

/** The total and every area, judged within each edition alone. */
export function scoreRows(groups: readonly EditionGroup[]): ScoreRow[] {
  const total = rowOf(
    'total',
    '总分',
    groups.map(({ edition, entries }) => ({
      edition: edition.name,
      weight: null,
      repeatability: edition.repeatability,
      scores: entries.map(({ totalScore }) => totalScore),
    })),
  );
  const areas = new Map(
    groups.flatMap(({ edition }) => edition.areas.map(({ code, name }) => [code, name] as const)),
  );
  return [total, ...[...areas].map(([code, name]) => rowOf(code, name, scalesOf(code, groups)))];
}

const scalesOf = (code: string, groups: readonly EditionGroup[]): (Scale | null)[] =>
  groups.map(({ edition, entries }) => {
    const area = edition.areas.find((one) => one.code === code);
    if (!area) return null;
    return {
      edition: edition.name,
      weight: area.weight,
      repeatability: area.repeatability,
      scores: entries.map(({ dimensions }) => dimensions.find((one) => one.code === code)?.score ?? 0),
    };
  });

function rowOf(code: string, name: string, scales: readonly (Scale | null)[]): ScoreRow {
  const groups = scales.map((scale) => {
    if (!scale) return null;
    const { scores, repeatability } = scale;
    return standingsOf(scores, repeatability).map((standing, index) => ({
      score: scores[index] ?? 0,
      standing,
      repeatability,
    }));
  });
  return {
    code,
    name,
    remarks: remarksOf(scales.filter((scale) => scale !== null)),
    groups,
    alike: groups.every((cells) => cells === null || allAlike(cells.map(({ standing }) => standing))),
  };
}

function remarksOf(scales: readonly Scale[]): string[] {
  const words = scales.map(
    ({ weight, repeatability }) => `${weight === null ? '' : `占 ${weight}%，`}重复性 ± ${repeatability}`,
  );
  const [first = ''] = words;
  if (words.every((one) => one === first)) return [first];
  return scales.map(
    ({ edition, weight, repeatability }) =>
      `${edition}：${weight === null ? '' : `占 ${weight}%，`}± ${repeatability}`,
  );
}
