import { memberNow } from '../session/session.ts';
import {
  idOf,
  type KeptDatabase,
  type KeptKind,
  ofKind,
  renewedKeyRing,
  withDatabase,
} from './kept-database.ts';
import { seal } from './sealing.ts';

/** The last ones count. */
export const MOST_KEPT: Record<KeptKind, number> = { report: 10, favorites: 4 };
/** A report has a few dozen kilobytes; what is larger than this is not for a phone's memory. */
const LARGEST_BYTES = 1024 * 1024;

interface Thing {
  kind: KeptKind;
  /** The page of ours that shows it with a network. */
  address: string;
  content: unknown;
}

/**
 * Keeps what the gateway just told the member. A browser without room, or without a database, is nothing to trouble anybody
 * with: it then has nothing to read offline. Answers whether it was kept.
 */
export async function keep(thing: Thing): Promise<boolean> {
  const member = memberNow();
  if (member === null) return false;
  try {
    return await withDatabase((database) => keepIn(database, member, thing));
  } catch {
    return false;
  }
}

async function keepIn(database: KeptDatabase, member: string, thing: Thing): Promise<boolean> {
  const { kind, address, content } = thing;
  const keptAt = Date.now();
  const { key, salt } = await renewedKeyRing(database, keptAt);
  const sealed = await seal(key, member, { address, content });
  const id = await idOf(salt, `${kind} ${address}`);
  // The member may have left while it was sealed; from here on the deletion at logout waits for us.
  if (memberNow() !== member || sealed.bytes.byteLength > LARGEST_BYTES) return false;
  const { store, done } = database.transaction('things', 'readwrite');
  await store.put({ id, kind, keptAt, ...sealed });
  const newestFirst = (await store.index('kind').getAllKeys(ofKind(kind))).reverse();
  await Promise.all(newestFirst.slice(MOST_KEPT[kind]).map((old) => store.delete(old)));
  await done;
  return true;
}
