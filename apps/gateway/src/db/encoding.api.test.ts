import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { engine } from '../../test/database.ts';
import { openDatabase } from './client.ts';

it.runIf(engine === 'postgres')(
  'a database that takes letters for bytes is refused in a sentence',
  async () => {
    const serverUrl = inject('postgresUrl');
    const admin = new pg.Client({ connectionString: `${serverUrl}/postgres` });
    await admin.connect();
    try {
      await admin.query(
        `create database bytes encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
      );
      const opening = openDatabase({ databaseUrl: `${serverUrl}/bytes`, dataDir: '' });
      await expect(opening).rejects.toThrow(/^数据库 \S+\/bytes 的编码是 SQL_ASCII，请用 UTF8 重新建库/);
    } finally {
      await admin.query('drop database if exists bytes with (force)');
      await admin.end();
    }
  },
);
