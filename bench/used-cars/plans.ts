import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { FinderKind } from '../../apps/gateway/src/features/used-cars/create-finder.ts';
import { Showroom } from '../../apps/gateway/src/features/used-cars/showroom.ts';

const FIRST_ID = 1001n;

interface Statement {
  query: string;
  params: unknown[];
}

/** Shows how PostgreSQL answers the statements the showroom really sends, one line for each step of a plan. */
export async function printPlans(databaseUrl: string, finder: FinderKind): Promise<void> {
  const sent: Statement[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // Connections may still be closing when the server stops.
  pool.on('error', () => undefined);
  const showroom = new Showroom(
    drizzle(pool, { logger: { logQuery: (query, params) => sent.push({ query, params }) } }),
    { finder },
  );
  const looks: Record<string, () => Promise<unknown>> = {
    'opening the showroom': () => showroom.open(),
    'a list': () => showroom.search({ pageNum: 1, pageSize: 12, priceMax: 5, sortField: 'mileage' }, null),
    'a page further on': () =>
      showroom.search({ pageNum: 9, pageSize: 12, sortField: 'price', after: '8-90000-1500' }, null),
    'similar cars': async () => {
      const car = await showroom.cars.find(FIRST_ID);
      if (car) await showroom.finder.similar(car);
    },
    'one car': () => showroom.cars.find(FIRST_ID),
    'favourites, by their ids': () => showroom.presentFavorites([FIRST_ID, FIRST_ID + 1n]),
  };
  for (const [name, look] of Object.entries(looks)) {
    sent.length = 0;
    await look();
    console.log(`\n  ${name}, found in the ${finder}`);
    // Opening reads the same statement again and again, a step further each time.
    const different = new Map(sent.map((statement) => [statement.query, statement]));
    for (const statement of different.values()) await explain(pool, statement);
  }
  await pool.end();
}

async function explain(pool: pg.Pool, { query, params }: Statement): Promise<void> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${query}`, params);
  const lines = rows.map((row) => row['QUERY PLAN']);
  const steps = lines.filter((line) => /actual time|Execution Time/.test(line));
  for (const step of steps) console.log(`    ${step.replace(/\s*\(cost=[^)]*\)/, '')}`);
}
