import { useEffect } from 'react';
import { create } from 'zustand';
import { readStored, type StorageKey, writeStored } from '../storage.ts';
import { toast } from '../ui/toast.tsx';

/** More columns than this cannot be read side by side. */
export const MOST_COMPARED = 4;

interface ComparisonDescription<Item> {
  storedAs: StorageKey;
  idOf: (item: Item) => string;
  /** As much of a thing as the tray shows; whoever compares asks for the rest. */
  parts: readonly (keyof Item & string)[];
  /** Said when there is no room for another one. */
  full: string;
}

/** Things put aside to be compared: kept in the browser, the same in all its tabs. */
export function comparison<Item extends object>({
  storedAs,
  idOf,
  parts,
  full,
}: ComparisonDescription<Item>) {
  const useCompared = create<{ items: readonly Item[] }>(() => ({ items: [] }));

  const isItem = (value: unknown): value is Item =>
    typeof value === 'object' && value !== null && parts.every((part) => part in value);
  const isList = (value: unknown): value is Item[] =>
    Array.isArray(value) && value.length <= MOST_COMPARED && value.every(isItem);
  const partOf = (item: Item): Item => Object.fromEntries(parts.map((part) => [part, item[part]])) as Item;

  const restore = (): void => useCompared.setState({ items: readStored(storedAs, isList) ?? [] });

  function keep(items: readonly Item[]): void {
    writeStored(storedAs, items);
    useCompared.setState({ items });
  }

  return {
    useCompared,
    /** Refused, with a word to the visitor, when there is no room for another one. */
    add(item: Item): void {
      const { items } = useCompared.getState();
      if (items.some((one) => idOf(one) === idOf(item))) return;
      if (items.length < MOST_COMPARED) keep([...items, partOf(item)]);
      else toast.warning(full);
    },
    remove: (id: string): void => keep(useCompared.getState().items.filter((item) => idOf(item) !== id)),
    clear: (): void => keep([]),
    /** Brings back what was put aside on the last visit once the page is hydrated, and follows other tabs. */
    useRestored: (): void => useStored(storedAs, restore),
  };
}

function useStored(storedAs: StorageKey, restore: () => void): void {
  useEffect(() => {
    restore();
    const follow = ({ key }: StorageEvent) => key === storedAs && restore();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storedAs, restore]);
}
