import { useEffect } from 'react';
import { create } from 'zustand';
import { belongsToMember } from '../../shared/session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage.ts';

const KEPT = 6;

const useKept = create<{ searches: readonly string[] }>(() => ({ searches: [] }));

/** None in server-rendered HTML, the kept ones right after. */
export function useRecentSearches(): readonly string[] {
  useEffect(() => useKept.setState({ searches: read() }), []);
  return useKept(({ searches }) => searches);
}

/** The newest first, each once. */
export const keepSearch = (keywords: string): void =>
  keep([keywords, ...read().filter((other) => other !== keywords)].slice(0, KEPT));

export const forgetSearches = (): void => keep([]);

// What somebody looked for is nobody else's business at a shared computer.
belongsToMember({ forget: forgetSearches });

const read = (): string[] => readStored(STORAGE_KEYS.recentSearches, isSearches) ?? [];

function keep(searches: readonly string[]): void {
  writeStored(STORAGE_KEYS.recentSearches, searches.length > 0 ? searches : null);
  useKept.setState({ searches });
}

const isSearches = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length > 0 && one.length <= 40);
