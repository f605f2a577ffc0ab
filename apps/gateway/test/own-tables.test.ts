import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../src/features', import.meta.url));
/** Tests and demonstration content set up the tables of others as they need them. */
const SETS_UP = /\.test\.ts$|\/test-[^/]+\.ts$|\/demo(\/|\.ts$)/;
const WRITES = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !SETS_UP.test(path));

/** Which feature each table belongs to, by the name it has in code and by the one it has in SQL. */
async function owners(): Promise<{ inCode: Map<string, string>; inSql: Map<string, string> }> {
  const inCode = new Map<string, string>();
  const inSql = new Map<string, string>();
  for (const feature of readdirSync(FEATURES)) {
    if (!readdirSync(join(FEATURES, feature)).includes('tables.ts')) continue;
    const tables: Record<string, unknown> = await import(join(FEATURES, feature, 'tables.ts'));
    for (const [name, table] of Object.entries(tables)) {
      if (!is(table, PgTable)) continue;
      inCode.set(name, feature);
      inSql.set(getTableName(table), feature);
    }
  }
  return { inCode, inSql };
}

function foreignWrites(
  text: string,
  feature: string,
  { inCode, inSql }: Awaited<ReturnType<typeof owners>>,
): string[] {
  const written = [...text.matchAll(WRITES)].map(([, name = '']) => ({ name, owner: inCode.get(name) }));
  const inWords = [...text.matchAll(/\b(?:insert into|update|delete from)\s+"?(\w+)"?\b/gi)].map(
    ([, name = '']) => ({ name, owner: inSql.get(name) }),
  );
  return [...written, ...inWords]
    .filter(({ owner }) => owner !== undefined && owner !== feature)
    .map(({ name, owner }) => `${name} of ${owner}`);
}

it('a feature writes its own tables; those of others it reads, or asks their face', async () => {
  const tables = await owners();
  const breaches = readdirSync(FEATURES).flatMap((feature) =>
    sourceFiles(join(FEATURES, feature)).flatMap((path) =>
      foreignWrites(readFileSync(path, 'utf8'), feature, tables).map(
        (write) => `${path.slice(FEATURES.length + 1)} writes ${write}`,
      ),
    ),
  );
  expect(breaches).toEqual([]);
});

it('such a write is seen, however it is written', async () => {
  const tables = await owners();
  const seen = (text: string) => foreignWrites(text, 'orders', tables);
  expect(seen('await tx\n  .update(skus)\n  .set({ stock: 1 })')).toEqual(['skus of catalogue']);
  expect(seen('sql`delete from members where id = 1`')).toEqual(['members of account']);
  expect(seen('db.insert(orders).values(row); db.select().from(skus)')).toEqual([]);
});
