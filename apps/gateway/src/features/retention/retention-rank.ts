import type { RetentionRank, RetentionRow as ShownRow } from '@cheyantong/contract';
import { type EnergyType, LEVELS, toWan } from '@cheyantong/domain';
import {
  currentModel,
  ENERGY_CLASSES,
  placesGained,
  RETENTION_YEARS,
  type RetentionRow,
  type RetentionYears,
  standingsOf,
} from '@cheyantong/valuation';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { Catalogue } from '../vehicles/index.ts';
import { idsByName } from './catalogue-names.ts';

export interface RankQuery {
  rankType: 'brand' | 'series';
  years: RetentionYears;
  energyType?: EnergyType | undefined;
  level?: string | undefined;
  brandId?: string | undefined;
  period?: string | undefined;
}

/** The ranking as pages and files show it: the best of those that fit the query, compared with the last edition. */
export async function rankRetention(db: DbHandle, query: RankQuery, most: number): Promise<RetentionRank> {
  const { current, last } = currentModel().retention;
  const { rankType, years, period = current.month } = query;
  if (period !== current.month) throw new Failure('A0401', '没有这一期榜单');
  const fits = await fittingOf(db, query);
  const rows = current.rows.filter(fits);
  return {
    period,
    lastPeriod: last?.month ?? null,
    rankType,
    years,
    source: `${current.since} 至 ${current.month} 的 ${current.listings.toLocaleString('en')} 条公开二手车报价`,
    levels: LEVELS.filter((level) => current.rows.some((row) => row.level === level)).map((level) => ({
      value: level,
      label: level,
    })),
    periods: [current.month],
    list: await presentRows(db, { rows, before: last?.rows.filter(fits) ?? [], rankType, years, most }),
  };
}

async function fittingOf(
  db: DbHandle,
  { energyType, level, brandId }: RankQuery,
): Promise<(row: RetentionRow) => boolean> {
  const id = brandId === undefined ? null : ownIdFrom(brandId);
  const brand = id === null ? undefined : await new Catalogue(db).brand(id);
  return (row) =>
    (energyType === undefined || row.energy === ENERGY_CLASSES.find((each) => each === energyType)) &&
    (level === undefined || row.level === level) &&
    (brandId === undefined || row.brand === brand?.name);
}

interface Ranking {
  rows: readonly RetentionRow[];
  /** Those of the last edition. */
  before: readonly RetentionRow[];
  rankType: RankQuery['rankType'];
  years: RetentionYears;
  most: number;
}

async function presentRows(
  db: DbHandle,
  { rows, before, rankType, years, most }: Ranking,
): Promise<ShownRow[]> {
  const standings = standingsOf(rows, rankType, years);
  const lastStandings = standingsOf(before, rankType, years);
  const curves = RETENTION_YEARS.map((atAge) => ({
    years: atAge,
    standings: standingsOf(rows, rankType, atAge),
  }));
  const shown = [...standings.values()].slice(0, most);
  const ids = await idsByName(db, shown);
  return shown.map(({ name, brand, rank, ...figure }) => {
    const own = rows.filter((row) => (rankType === 'brand' ? row.brand === brand : row.series === name));
    const series = rankType === 'series' ? own[0] : undefined;
    const last = lastStandings.get(name);
    return {
      rank,
      brandId: ids.brand(brand),
      brandName: brand,
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
      curve: curves.flatMap(({ years: atAge, standings: then }) => {
        const point = then.get(name);
        if (!point) return [];
        return [
          { years: atAge, rate: percent(point.rate), low: percent(point.low), high: percent(point.high) },
        ];
      }),
      lastRate: last ? percent(last.rate) : null,
      rankChange: placesGained(name, standings, lastStandings),
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
