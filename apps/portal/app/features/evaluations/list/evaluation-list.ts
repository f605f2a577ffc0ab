import type { CallInput, listEvaluations } from '@cheyantong/contract';
import { ENERGY_TYPES, type EnergyType } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import {
  type ListAddress,
  type ListPlace,
  listAddress,
  oneOf,
  type Reader,
  text,
} from '../../../shared/list/list-address.ts';
import type { EditionBrief } from '../editions.ts';

export interface EvaluationFilters {
  programCode?: string | undefined;
  editionCode?: string | undefined;
  level?: string | undefined;
  energyType?: EnergyType | undefined;
  starLevel?: number | undefined;
  maker?: string | undefined;
  keywords?: string | undefined;
}

/** All that decides which evaluations are shown. Newest first unless a sort is named. */
export type EvaluationQuery = EvaluationFilters & ListPlace<string>;
export type EvaluationListAddress = ListAddress<EvaluationQuery>;

const code: Reader<string> = (given) => (/^[a-z0-9-]{1,40}$/.test(given) ? given : undefined);
const starLevel: Reader<number> = (given) => (/^[1-5]$/.test(given) ? Number(given) : undefined);

/** The zone and "more" show the same under the same names. */
const addressAt = (path: string): EvaluationListAddress =>
  listAddress<EvaluationFilters, string>({
    path,
    filters: {
      programCode: code,
      editionCode: code,
      level: text,
      energyType: oneOf(ENERGY_TYPES),
      starLevel,
      maker: text,
      keywords: text,
    },
    sortFields: code,
  });

export const ZONE = addressAt(PAGES.evaluationZone.path);
export const MORE = addressAt(PAGES.moreEvaluations.path);

export const TOTAL = 'totalScore';

/** The filters as the gateway is asked: a programme and an edition are always meant. */
export const askedFilters = (
  { level, energyType, starLevel: stars, maker, keywords }: EvaluationFilters,
  edition: EditionBrief,
) => ({
  programCode: edition.programmeCode,
  editionCode: edition.code,
  level,
  energyType,
  starLevel: stars,
  maker,
  keywords,
});

/** The areas of another programme sort nothing here. */
export const sortOf = (
  { sortField, sort }: ListPlace<string>,
  { areas }: EditionBrief,
): Pick<ListPlace<string>, 'sortField' | 'sort'> =>
  sortField === TOTAL || areas.some((area) => area.code === sortField) ? { sortField, sort } : {};

export const askedPage = (
  query: EvaluationQuery,
  edition: EditionBrief,
  pageSize: number,
): CallInput<typeof listEvaluations>['query'] => ({
  ...askedFilters(query, edition),
  ...sortOf(query, edition),
  pageNum: query.pageNum,
  pageSize,
});

/** Programme, edition and order stay when the filters go. */
export const withoutFilters = ({
  programCode,
  editionCode,
  sortField,
  sort,
}: EvaluationQuery): EvaluationQuery => ({
  programCode,
  editionCode,
  pageNum: 1,
  sortField,
  sort,
});
