import type { Pool, PoolClient } from 'pg';
import { traced, tracing } from '../observability/tracing/trace.ts';

const LONGEST_TEXT = 2_000;

type Ask = (...asked: unknown[]) => unknown;

/** A span for each statement; where nobody traces, the pool is left as it is. */
export function traceStatements(pool: Pool): void {
  if (!tracing()) return;
  wrap(pool);
  pool.on('connect', (client: PoolClient) => wrap(client));
}

/** What the pool itself asks of a connection for somebody is asked with a callback: that one has its span already. */
function wrap(asked: Pool | PoolClient): void {
  const query = (asked.query as Ask).bind(asked);
  const tracedQuery: Ask = (...question) => {
    const text = textOf(question[0]);
    if (text === undefined || typeof question.at(-1) === 'function') return query(...question);
    const facts = {
      name: /^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? 'statement',
      kind: 'client' as const,
      // Values travel beside the text and are not told.
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
    };
    return traced(facts, () => query(...question) as Promise<unknown>);
  };
  Object.assign(asked, { query: tracedQuery });
}

function textOf(question: unknown): string | undefined {
  if (typeof question === 'string') return question;
  const { text } = (question ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
