import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/client.ts';
import { testWarehouse } from '../test-parts.ts';
import { labelsCommand } from './labels-command.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'labels-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

async function labels(...args: string[]) {
  const said: string[] = [];
  const screen = { write: (text: string) => said.push(text) };
  const settings = { publicUrl: 'https://example.com' };
  const allIsWell = await labelsCommand.run(database.db, args, screen, settings);
  return { allIsWell, said: said.join('') };
}

describe('labels for a supplier', () => {
  it('stand fourteen to a page, each with what the law and a buyer want to read', async () => {
    const warehouse = testWarehouse(database.db);
    const supplier = await warehouse.addSupplier({ remanufactureLicence: 'ZZ-1' });
    const dismantler = await warehouse.addDismantler();
    const reused = { supplierId: supplier.id, dismantlerId: dismantler.id, oeNo: '3BD 941 005' };
    for (let at = 0; at < 14; at++)
      await warehouse.addPart({ ...reused, traceCode: `RP26-0000-00${10 + at}-X` });
    await warehouse.addPart({ ...reused, traceCode: 'SOLD', status: 'sold' });
    await warehouse.addPart({
      kind: ['总成', '变速器总成'],
      condition: 'remanufactured',
      supplierId: supplier.id,
      remanufactureLicence: 'ZZ-1',
      traceCode: 'RP26-0000-0099-X',
    });
    const file = join(folder, 'labels.pdf');
    expect(await labels(supplier.name, file)).toEqual({ allIsWell: true, said: `${file}：15 张标签\n` });
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
    const { text, totalPages } = await extractText(pdf);
    expect(totalPages).toBe(2);
    const [first = '', second = ''] = text.map((page) => page.replace(/\s+/g, ''));
    expect(first.match(/报废机动车回用件/g)).toHaveLength(14);
    for (const words of ['OE3BD941005', 'A级', 'RP26-0000-0010-X', dismantler.name])
      expect(first).toContain(words);
    expect(second).toContain('再制造产品');
    expect(second).toContain(supplier.name);
    expect(first + second).not.toContain('SOLD');
  });

  it('are none for a supplier nobody knows', async () => {
    expect(await labels('没有的仓')).toEqual({
      allIsWell: false,
      said: '供应商「没有的仓」没有带溯源码的在售件\n',
    });
    expect((await labels()).allIsWell).toBe(false);
  });
});
