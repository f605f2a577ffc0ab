import type { ArticleTitle, FoundEvaluation } from '@cheyantong/contract';

/** From what price to what; null where none is named. */
export interface OnSale {
  onSale: number;
  from: number | null;
  to: number | null;
}

export interface SeriesName {
  seriesId: bigint;
  seriesName: string;
  brandId: bigint;
  brandName: string;
  body: string;
  /** Null where its models differ. */
  energy: string | null;
  level: string | null;
}

export interface PartKindName {
  typeId: bigint;
  parentTypeId: bigint;
  typeName: string;
}

/** What the search asks of the other features. */
export interface SearchDesk {
  seriesNames: () => Promise<SeriesName[]>;
  partKindNames: () => Promise<PartKindName[]>;
  /** The newest first. */
  evaluationTitles: () => Promise<FoundEvaluation[]>;
  /** What readers can see now, the newest first. */
  articleTitles: () => Promise<ArticleTitle[]>;
  articlesSaying: (keywords: string, most: number) => Promise<ArticleTitle[]>;
  /** In yuan; those with no car for sale are left out. */
  carsOnSale: (of: 'brandId' | 'seriesId', ids: readonly bigint[]) => Promise<Map<bigint, OnSale>>;
  /** In cents; the kinds with most parts first. */
  partsOnSale: (
    asked: { typeIds?: readonly bigint[]; seriesId?: bigint },
    most: number,
  ) => Promise<(PartKindName & OnSale)[]>;
}
