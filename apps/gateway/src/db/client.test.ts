import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, openDatabase } from './client.ts';
import { FolderLocked, FolderUnusable, lockFolder } from './folder-lock.ts';

describe('opening the database', () => {
  it('says that PostgreSQL cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://user:secret-word@127.0.0.1:1/portal';
    const refusal = await openDatabase({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseUnavailable);
    expect(String(refusal)).toContain('无法连接数据库 127.0.0.1:1/portal');
    expect(String(refusal)).toContain('请检查 DATABASE_URL');
    expect(String(refusal)).not.toContain('secret-word');
  });

  it.each<[string, (folder: string) => void]>([
    ['is a file', (folder) => writeFileSync(folder, '')],
    [
      'has a lock that cannot be opened',
      (folder) => mkdirSync(join(folder, 'lock.sqlite'), { recursive: true }),
    ],
    [
      'has a lock that is something else',
      (folder) => {
        mkdirSync(folder);
        writeFileSync(join(folder, 'lock.sqlite'), 'x'.repeat(5_000));
      },
    ],
    [
      'has lost files of its database',
      (folder) => {
        mkdirSync(join(folder, 'postgres/base'), { recursive: true });
      },
    ],
  ])('says what to do when the data folder %s', async (_what, damage) => {
    const parent = mkdtempSync(join(tmpdir(), 'cheyantong-damaged-'));
    const dataDir = join(parent, 'data');
    damage(dataDir);
    const refusal = await openDatabase({ databaseUrl: undefined, dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderUnusable);
    expect(String(refusal)).toContain(dataDir);
    expect(String(refusal)).toContain('用 DATA_DIR 另选一个目录');
    rmSync(parent, { recursive: true });
  });

  it('holds its folder until it lets go', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cheyantong-lock-'));
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    lock.release();
    lockFolder(folder).release();
    rmSync(folder, { recursive: true });
  });
});
