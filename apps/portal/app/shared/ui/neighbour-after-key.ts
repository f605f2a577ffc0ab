/** Which one in a row a key leads to from the present one; it goes round at the ends. */
export function neighbourAfterKey<Item>(
  items: readonly Item[],
  isPresent: (item: Item) => boolean,
  key: string,
): Item | undefined {
  const present = items.findIndex(isPresent);
  if (key === 'ArrowRight') return items[(present + 1) % items.length];
  if (key === 'ArrowLeft') return items.at(Math.max(present, 0) - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
