import type { RetentionRank, RetentionRow as ShownRow } from '@cheyantong/contract';
import { type EnergyType, LEVELS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { Catalogue } from '../vehicles/catalogue.ts';
import { idsByName } from './catalogue-names.ts';
import { ENERGY_CLASSES } from './energy-class.ts';
import { currentModel } from './model/valuation-model.ts';
import {
  brandRetention,
  type RankedRetention,
  RETENTION_YEARS,
  type RetentionRow,
  type RetentionYears,
  seriesRetention,
} from './retention.ts';
import { sharedRanks } from './shared-ranks.ts';
import { toWan } from './wan.ts';

export interface RankQuery {
  rankType: 'brand' | 'series';
  years: RetentionYears;
  energyType?: EnergyType | undefined;
  level?: string | undefined;
  brandId?: string | undefined;
  period?: string | undefined;
}

type Ranking = (years: RetentionYears) => RankedRetention[];

/** The ranking as pages and files show it: the best of those that fit the query. */
export async function rankRetention(db: DbHandle, query: RankQuery, most: number): Promise<RetentionRank> {
  const { about, retention } = currentModel();
  const { rankType, years, period = about.version } = query;
  if (period !== about.version) throw new Failure('A0401', '没有这一期榜单');
  const rows = await fittingRows(db, retention, query);
  const ranking: Ranking = (atAge) =>
    rankType === 'brand' ? brandRetention(rows, { years: atAge }) : seriesRetention(rows, { years: atAge });
  return {
    period,
    rankType,
    years,
    source: `${about.listedFrom} 至 ${about.listedTo} 的 ${about.listings.toLocaleString('en')} 条公开二手车报价`,
    levels: LEVELS.filter((level) => retention.some((row) => row.level === level)).map((level) => ({
      value: level,
      label: level,
    })),
    periods: [about.version],
    list: await presentRows(db, rows, ranking, { rankType, years, most }),
  };
}

async function fittingRows(
  db: DbHandle,
  rows: readonly RetentionRow[],
  { energyType, level, brandId }: RankQuery,
): Promise<RetentionRow[]> {
  const id = brandId === undefined ? null : ownIdFrom(brandId);
  const brand = id === null ? undefined : await new Catalogue(db).brand(id);
  return rows.filter(
    (row) =>
      (energyType === undefined || row.energy === ENERGY_CLASSES.find((each) => each === energyType)) &&
      (level === undefined || row.level === level) &&
      (brandId === undefined || row.brand === brand?.name),
  );
}

async function presentRows(
  db: DbHandle,
  rows: readonly RetentionRow[],
  ranking: Ranking,
  { rankType, years, most }: { rankType: RankQuery['rankType']; years: RetentionYears; most: number },
): Promise<ShownRow[]> {
  const curves = RETENTION_YEARS.map((atAge) => ({
    years: atAge,
    byName: new Map(ranking(atAge).map((figure) => [figure.name, figure])),
  }));
  const sorted = ranking(years);
  const ranks = sharedRanks(sorted);
  const shown = sorted.slice(0, most);
  const ids = await idsByName(db, shown);
  return shown.map((figure, at) => {
    const own = rows.filter((row) =>
      rankType === 'brand' ? row.brand === figure.brand : row.series === figure.name,
    );
    const series = rankType === 'series' ? own[0] : undefined;
    return {
      rank: ranks[at] ?? at + 1,
      brandId: ids.brand(figure.brand),
      brandName: figure.brand,
      logoUrl: null,
      seriesId: series ? ids.series(series.brand, series.series) : null,
      seriesName: series?.series ?? null,
      level: series?.level ?? null,
      energyType: series?.energy ?? null,
      guidePriceRange: rangeWords(own),
      retentionRate: percent(figure.rate),
      low: percent(figure.low),
      high: percent(figure.high),
      sampleSize: figure.listings,
      curve: curves.flatMap(({ years: atAge, byName }) => {
        const then = byName.get(figure.name);
        if (!then) return [];
        return [{ years: atAge, rate: percent(then.rate), low: percent(then.low), high: percent(then.high) }];
      }),
      lastRate: null,
      rankChange: null,
    };
  });
}

function rangeWords(rows: readonly RetentionRow[]): string | null {
  if (rows.length === 0) return null;
  const least = toWan(Math.min(...rows.map(({ guideYuan }) => guideYuan.least)));
  const most = toWan(Math.max(...rows.map(({ guideYuan }) => guideYuan.most)));
  return least === most ? `${least.toFixed(2)} 万` : `${least.toFixed(2)}–${most.toFixed(2)} 万`;
}

const percent = (share: number): number => Math.round(share * 1_000) / 10;
