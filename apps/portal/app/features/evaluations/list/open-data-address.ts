import { getEvaluationFilters } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import type { EditionBrief } from '../editions.ts';
import { askedFilters, type EvaluationFilters } from './evaluation-list.ts';

/** The same results with every measurement, for spreadsheets; it lies beside the calls. */
export function openDataAddress(filters: EvaluationFilters, edition: EditionBrief): string {
  const { url } = toWire(getEvaluationFilters, { query: askedFilters(filters, edition) });
  return url.replace('/filters', '/evaluations.csv');
}
