import { readCode } from '@cheyantong/domain';
import { codeEntry } from './entry.ts';
import { keepSearch } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';

/** Numbers of cars and reports are kept by the desk that looks them up, or not at all. */
export function rememberSearch(keywords: string): void {
  if (!readCode(keywords).whole) keepSearch(keywords);
}

/** Where words lead, once somebody has decided for them: a whole code to what it stands for. */
export function settleSearch(keywords: string): string {
  rememberSearch(keywords);
  return codeEntry(keywords)?.to ?? searchAddress(keywords);
}
