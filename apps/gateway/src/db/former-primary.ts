import type { Client, Pool, PoolClient } from 'pg';

/** PostgreSQL's word for: I only read. */
const READ_ONLY = '25006';

/**
 * A connection that was refused a change leads to what is not the primary any more, or not yet: it is not given to anybody
 * else. The pool ends one itself only where a single statement failed on it; one of a transaction comes back to it as good.
 */
export function leaveFormerPrimary(pool: Pool): void {
  const refused = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const watched = (...asked: unknown[]) => {
      const answer = query(...asked);
      if (answer instanceof Promise)
        answer.catch((error: { code?: unknown }) => {
          if (error.code === READ_ONLY) refused.add(client);
        });
      return answer;
    };
    Object.assign(client, { query: watched });
  });
  pool.on('release', (_error, client) => {
    // The pool does not keep one that is ending.
    if (refused.has(client)) void (client as PoolClient & Client).end();
  });
}
