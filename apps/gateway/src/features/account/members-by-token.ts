import { MINUTE_MS } from '@cheyantong/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { IS_ALIVE } from './sessions.ts';
import { members, sessions } from './tables.ts';

/** The last use is written down at most this often: reading a page must not cost a write each time. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/**
 * The members that tokens stand for, by the hashes of these, but for tokens that are unknown, revoked, too old or idle for too long.
 * Made once for a server: it is asked with nearly every call of a member.
 */
export function membersByToken(db: DbHandle) {
  const statement = db
    .select({
      tokenHash: sessions.tokenHash,
      memberId: sessions.memberId,
      worthTouching: sql<boolean>`${sessions.lastUsedAt} < now() - ${interval(TOUCH_EVERY_MS)}`,
    })
    .from(sessions)
    .innerJoin(members, and(eq(members.id, sessions.memberId), eq(members.status, 'active')))
    .where(and(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`, IS_ALIVE))
    .prepare('members_by_token');
  return async (tokenHashes: string[]): Promise<Map<string, string>> => {
    const found = await statement.execute({ tokenHashes });
    const quiet = found.filter(({ worthTouching }) => worthTouching);
    if (quiet.length > 0)
      await touch(
        db,
        quiet.map(({ tokenHash }) => tokenHash),
      );
    return new Map(found.map(({ tokenHash, memberId }) => [tokenHash, String(memberId)]));
  };
}

/** Those that another server is touching just now need it no more. */
async function touch(db: DbHandle, tokenHashes: string[]): Promise<void> {
  const free = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.tokenHash, tokenHashes))
    .for('update', { skipLocked: true });
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(inArray(sessions.id, free));
}
