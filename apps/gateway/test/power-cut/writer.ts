/** Writes one row after the other into the embedded database of `DATA_DIR`, and tells each that was acknowledged. */
import { sql } from 'drizzle-orm';
import { openPglite } from '../../src/db/pglite.ts';

const { db } = await openPglite(process.env.DATA_DIR ?? '');
await db.execute(sql`create table if not exists kept (number integer primary key, words text)`);
process.on('disconnect', () => process.exit(0));
for (let number = 1; ; number += 1) {
  await db.execute(sql`insert into kept values (${number}, ${'x'.repeat(900)})`);
  process.send?.(number);
}
