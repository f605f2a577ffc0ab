import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from '../../test/database.ts';
import { openDatabase } from './client.ts';

describe.runIf(engine === 'postgres')('a connection to what is not the primary any more', () => {
  it('is left after the first change that it refused: the next one finds the new primary', async () => {
    const address = await newDatabaseAddress();
    const database = await openDatabase({ ...address, databasePool: 1 });
    const change = () =>
      database.db.transaction((transaction) =>
        transaction.execute(sql`create temporary table note (id int)`),
      );
    const declare = async (setting: string) => {
      const admin = new pg.Client({
        connectionString: address.databaseUrl,
        options: '-c default_transaction_read_only=off',
      });
      await admin.connect();
      await admin.query(
        `do $$ begin execute format('alter database %I ${setting}', current_database()); end $$`,
      );
      await admin.end();
    };

    // Whoever connects now is answered as by a standby, for as long as the connection lasts.
    await declare('set default_transaction_read_only = on');
    await expect(change()).rejects.toMatchObject({ cause: { code: '25006' } });
    await declare('reset default_transaction_read_only');
    await change();

    await database.close();
    await address.remove();
  });
});
