import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, openDatabase } from './client.ts';
import { FolderLocked, lockFolder } from './folder-lock.ts';

describe('opening the database', () => {
  it('says that PostgreSQL cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://user:secret-word@127.0.0.1:1/portal';
    const refusal = await openDatabase({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseUnavailable);
    expect(String(refusal)).toContain('无法连接数据库 127.0.0.1:1/portal');
    expect(String(refusal)).not.toContain('secret-word');
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
