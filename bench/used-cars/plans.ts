import type { UsedCarQuery } from '@cheyantong/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Showroom } from '../../apps/gateway/src/features/used-cars/showroom.ts';

const QUERIES: Record<string, Partial<UsedCarQuery>> = {
  'newest first': {},
  'one brand, cheapest first': { brandId: '1005', sortField: 'price' },
  'one city, 5–10 万, newest first': { cityCode: '110500', priceMin: 5, priceMax: 10 },
  'one series, lowest mileage first': { seriesId: '1005', sortField: 'mileage' },
  'rare combination, cheapest first': { color: '紫色', gearType: '手动', level: '皮卡', sortField: 'price' },
};

interface Statement {
  query: string;
  params: unknown[];
}

/** Shows how PostgreSQL answers the statements the showroom really sends, one line for each step of a plan. */
export async function printPlans(databaseUrl: string): Promise<void> {
  const sent: Statement[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // Connections may still be closing when the server stops.
  pool.on('error', () => undefined);
  const showroom = new Showroom(
    drizzle(pool, { logger: { logQuery: (query, params) => sent.push({ query, params }) } }),
  );
  let joined: Statement | undefined;
  for (const [name, query] of Object.entries(QUERIES)) {
    sent.length = 0;
    await showroom.search({ pageNum: 1, pageSize: 12, ...query }, null);
    console.log(`\n  ${name}`);
    // The last one only joins what is shown to the ids, and is the same for every list.
    for (const statement of sent.slice(0, -1)) await explain(pool, statement);
    joined ??= sent.at(-1);
  }
  console.log('\n  the cards of a page, by their ids');
  if (joined) await explain(pool, joined);
  await pool.end();
}

async function explain(pool: pg.Pool, { query, params }: Statement): Promise<void> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${query}`, params);
  const lines = rows.map((row) => row['QUERY PLAN']);
  const steps = lines.filter((line) => /actual time|Execution Time/.test(line));
  for (const step of steps) console.log(`    ${step.replace(/\s*\(cost=[^)]*\)/, '')}`);
}
