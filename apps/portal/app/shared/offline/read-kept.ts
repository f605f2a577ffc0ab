import { SESSION } from '@cheyantong/domain';
import { memberNow } from '../session/session.ts';
import { forgetKept } from './forget-kept.ts';
import { type KeptDatabase, type KeptKind, keyRing, ofKind, withDatabase } from './kept-database.ts';
import { unseal } from './sealing.ts';

/** Something of the member's that can be read without a network. */
export interface KeptThing<Content> {
  /** The page of ours that shows it with a network. */
  address: string;
  content: Content;
  keptAt: number;
}

/** The newest first. What does not open for this member, or is older than a session may rest, is removed instead. */
export async function readKept<Content>(kind: KeptKind, now = Date.now()): Promise<KeptThing<Content>[]> {
  const member = memberNow();
  try {
    if (member === null) throw new Error('nobody is here');
    return await withDatabase((database) => readFrom<Content>(database, { member, kind, now }));
  } catch {
    forgetKept();
    return [];
  }
}

interface Reading {
  member: string;
  kind: KeptKind;
  now: number;
}

async function readFrom<Content>(database: KeptDatabase, { member, kind, now }: Reading) {
  const ring = await keyRing(database);
  if (!ring || ring.answeredAt + SESSION.idleMs < now) throw new Error('no session is alive any more');
  const records = await database.getAllFromIndex('things', 'kind', ofKind(kind));
  const opened = records.reverse().map(async (record) => ({
    ...((await unseal(ring.key, member, record)) as Omit<KeptThing<Content>, 'keptAt'>),
    keptAt: record.keptAt,
  }));
  return Promise.all(opened);
}
