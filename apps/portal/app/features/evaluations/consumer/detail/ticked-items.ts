import { useEffect } from 'react';
import { create } from 'zustand';
import { belongsToMember } from '../../../../shared/session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../../shared/storage.ts';

/** What was ticked off, by piece. In words: a list that is written anew keeps the ticks of what it still says. */
type Ticked = Readonly<Record<string, readonly string[]>>;

const NOTHING: readonly string[] = [];

const useTicked = create<{ ticked: Ticked }>(() => ({ ticked: {} }));

/** Nothing in server-rendered HTML, what is kept right after. */
export function useTickedItems(pieceId: string): readonly string[] {
  useEffect(() => useTicked.setState({ ticked: read() }), []);
  return useTicked(({ ticked }) => ticked[pieceId] ?? NOTHING);
}

export function tickItem(pieceId: string, item: string, isDone: boolean): void {
  const others = (read()[pieceId] ?? []).filter((other) => other !== item);
  keep({ ...read(), [pieceId]: isDone ? [...others, item] : others });
}

export function untickAll(pieceId: string): void {
  const { [pieceId]: _, ...others } = read();
  keep(others);
}

// What somebody has looked at on their car is nobody else's business at a shared computer.
belongsToMember({
  forget: () => keep({}),
  layAside() {
    const laid = read();
    keep({});
    return { bringBack: () => keep(laid), discard: () => undefined };
  },
});

const read = (): Ticked => readStored(STORAGE_KEYS.tickedItems, isTicked) ?? {};

function keep(ticked: Ticked): void {
  writeStored(STORAGE_KEYS.tickedItems, Object.keys(ticked).length > 0 ? ticked : null);
  useTicked.setState({ ticked });
}

const isTicked = (value: unknown): value is Ticked =>
  typeof value === 'object' && value !== null && Object.values(value).every(isItems);

const isItems = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
