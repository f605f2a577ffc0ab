import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from './port.ts';

interface OpenStorage {
  storage: Storage;
  close(): Promise<unknown>;
}

export async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}

/** What every storage does. */
export function storageSuite(name: string, open: () => Promise<OpenStorage>): void {
  describe(name, () => {
    let opened: OpenStorage;
    let storage: Storage;
    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterEach(() => opened.close());

    it('gives back what was put, byte for byte', async () => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256));
      await storage.put('2026/11/one', bytes);
      await storage.put('2026/11/empty', Buffer.alloc(0));
      expect(Buffer.from((await storage.get('2026/11/one')) ?? []).equals(bytes)).toBe(true);
      expect(await storage.get('2026/11/empty')).toHaveLength(0);
    });

    it('has nothing where nothing was put', async () => {
      expect(await storage.get('2026/11/nothing')).toBeUndefined();
      expect(await keysIn(storage)).toEqual([]);
    });

    it('puts the newer over the older', async () => {
      await storage.put('2026/11/one', Buffer.from('older'));
      await storage.put('2026/11/one', Buffer.from('new'));
      expect(Buffer.from((await storage.get('2026/11/one')) ?? []).toString()).toBe('new');
    });

    it('lists all that lies there, with its age, and nothing that was deleted', async () => {
      const before = Date.now() - 2_000;
      const keys = Array.from({ length: 12 }, (_, at) => `2026/${10 + (at % 3)}/file-${at}`);
      await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
      await storage.delete('2026/10/file-0');
      await storage.delete('2026/10/never-was');
      expect(await keysIn(storage)).toEqual(keys.filter((key) => key !== '2026/10/file-0').sort());
      for await (const { storedAt } of storage.list()) expect(storedAt.getTime()).toBeGreaterThan(before);
    });
  });
}
