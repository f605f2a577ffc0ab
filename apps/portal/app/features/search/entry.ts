import type {
  FoundBrand,
  FoundEvaluation,
  FoundOnSite,
  FoundPartKind,
  FoundSeries,
} from '@cheyantong/contract';
import { CODE_KINDS, evaluationAddress, groupedNumber, readCode, seriesWithBrand } from '@cheyantong/domain';
import { articleAddress } from '../news/index.ts';
import { partPrice, partShowroomAddress } from '../parts/index.ts';
import { retentionAddress, SERIES_AT_THREE_YEARS } from '../retention/index.ts';
import { traceAddress } from '../traceability/index.ts';
import { showroomAddress } from '../used-cars/index.ts';

/** One thing that was found, ready to be shown in a line. */
export interface Entry {
  to: string;
  title: string;
  remark: string;
  /** Of a price or a range of prices. */
  price?: string | undefined;
  imageUrl?: string | undefined;
  /** Other ways to go on with it. */
  shortcuts?: readonly { to: string; words: string }[];
}

export const ENTRY_KINDS = {
  code: '编号',
  series: '车型',
  brands: '品牌',
  partKinds: '再用件',
  places: '服务',
  evaluations: '测评',
  articles: '资讯',
} as const;
export type EntryKind = keyof typeof ENTRY_KINDS;

/** A whole code is not looked for among names: it leads to what it stands for. */
export function codeEntry(keywords: string): Entry | null {
  const { code, kind, whole } = readCode(keywords);
  if (!whole || !kind) return null;
  const { label } = CODE_KINDS[kind];
  return { to: traceAddress(code), title: code, remark: `${label}，直接查询` };
}

/** Everything found, kind by kind, in the order in which people look for it; kinds of which nothing was found are left out. */
export function entriesOf(
  keywords: string,
  found: FoundOnSite | undefined,
): { kind: EntryKind; entries: Entry[] }[] {
  const code = codeEntry(keywords);
  const groups: [EntryKind, Entry[]][] = [
    ['code', code ? [code] : []],
    ['series', found?.series.map(seriesEntry) ?? []],
    ['brands', found?.brands.map(brandEntry) ?? []],
    ['partKinds', found?.partKinds.map(partKindEntry) ?? []],
    ['places', found?.places.map(({ path, ...place }) => ({ to: path, ...place })) ?? []],
    ['evaluations', found?.evaluations.map(evaluationEntry) ?? []],
    [
      'articles',
      found?.articles.map((article) => ({
        to: articleAddress(article),
        title: article.title,
        remark: `${article.categoryName} ${article.publishTime.slice(0, 10)}`,
      })) ?? [],
    ],
  ];
  return groups.flatMap(([kind, entries]) => (entries.length > 0 ? { kind, entries } : []));
}

const evaluationEntry = ({ id, title, totalScore, starLevel }: FoundEvaluation): Entry => ({
  to: evaluationAddress(id),
  title,
  remark: `${starLevel} 星，总分 ${totalScore.toFixed(1)}`,
});

const carsOnSale = ({
  onSale,
  priceFrom,
  priceTo,
}: Pick<FoundBrand, 'onSale' | 'priceFrom' | 'priceTo'>) => ({
  remark: onSale > 0 ? `在售 ${groupedNumber(onSale)} 辆` : '暂无在售',
  price:
    priceFrom === null || priceTo === null
      ? undefined
      : `${range(priceFrom.toFixed(1), priceTo.toFixed(1))} 万`,
});

const range = (from: string, to: string): string => (from === to ? from : `${from}–${to}`);

function seriesEntry({ seriesId, brandId, brandName, seriesName, imageUrl, ...sale }: FoundSeries): Entry {
  return {
    to: showroomAddress({ pageNum: 1, seriesId }),
    title: seriesWithBrand(brandName, seriesName),
    imageUrl,
    ...carsOnSale(sale),
    shortcuts: [
      { to: showroomAddress({ pageNum: 1, seriesId }), words: '看车' },
      { to: partShowroomAddress({ pageNum: 1, brandId, seriesId }), words: '配件' },
      { to: retentionAddress({ ...SERIES_AT_THREE_YEARS, brandId }), words: '保值率' },
    ],
  };
}

const brandEntry = ({ brandId, brandName, ...sale }: FoundBrand): Entry => ({
  to: showroomAddress({ pageNum: 1, brandId }),
  title: brandName,
  ...carsOnSale(sale),
});

const partKindEntry = ({
  typeId,
  parentTypeId,
  typeName,
  car,
  count,
  priceFrom,
  priceTo,
}: FoundPartKind): Entry => ({
  to: partShowroomAddress({
    pageNum: 1,
    parentTypeId,
    typeId,
    ...(car && { brandId: car.brandId, seriesId: car.seriesId }),
  }),
  title: car ? `${car.name} ${typeName}` : typeName,
  remark: `${groupedNumber(count)} 件`,
  price: priceFrom === null ? undefined : range(partPrice(priceFrom), partPrice(priceTo)),
});
