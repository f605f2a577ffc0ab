export { carsForSale, type RowAtOneAge, rowKey, rowName, rowRemark, sharedRanks } from './rank-words.ts';
export { RankNumber } from './ranking/rank-number.tsx';
export { RateBarLegend } from './ranking/rate-bar.tsx';
export { RateCell } from './ranking/rate-cell.tsx';
export { retentionAddress, SERIES_AT_THREE_YEARS } from './retention-query.ts';
