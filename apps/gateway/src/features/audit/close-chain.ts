import { DAY_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Chain, hashOf, type Link } from './chain.ts';

const AT_ONCE = 500;

/** No transaction is open for so long: what is older and has no place was looked for before. */
export const LATELY_MS = DAY_MS;

/**
 * Gives every entry that has none its place in the chain. Entries are written by many at a time and come in when their
 * transactions end; their order in the chain is the one in which they were found here.
 */
export async function closeChain(db: DbHandle, withinMs: number | null = null): Promise<void> {
  while ((await closeSome(db, withinMs)) === AT_ONCE);
}

const closeSome = (db: DbHandle, withinMs: number | null): Promise<number> =>
  db.transaction(async (tx) => {
    const chain = new Chain(tx);
    await chain.takeTurn();
    const entries = await chain.unlinked(withinMs, AT_ONCE);
    let last = await chain.head();
    const links: Link[] = [];
    for (const entry of entries) {
      const seq = (last?.seq ?? 0) + 1;
      last = { seq, entryId: entry.id, hash: hashOf(seq, entry, last?.hash ?? null) };
      links.push(last);
    }
    if (links.length > 0) await chain.add(links);
    return links.length;
  });
