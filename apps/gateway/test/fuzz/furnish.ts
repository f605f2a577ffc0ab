import { pino } from 'pino';
import { openDatabase } from '../../src/db/client.ts';
import { loadDemoContent } from '../../src/db/demo/content.ts';
import { testWarehouse } from '../../src/features/parts/test-parts.ts';
import { openTestYard } from '../../src/features/used-cars/test-cars.ts';
import { brands, models, series } from '../../src/features/vehicles/tables.ts';
import { DEMO_CONTENT } from '../../src/features.ts';
import type { TestDatabaseAddress } from '../database.ts';

/** Quick to load, and rich. Cars and parts are made by hand: the demonstration has thousands. */
const LOADED = new Set(['news', 'report services', 'chains of parts and batteries', 'evaluations']);

/** Something to ask for under every call, before the server opens the database. */
export async function furnish(address: TestDatabaseAddress): Promise<void> {
  const { db, close } = await openDatabase(address);
  const yard = await openTestYard(db);
  for (const kind of ['three', 'x3', 'corolla', 'camry'] as const) await yard.park(kind);
  await yard.park('camry', { status: 'sold' });

  const [tesla] = await db.insert(brands).values({ name: '特斯拉', initial: 'T', hot: true }).returning();
  if (!tesla) throw new Error('no brand');
  const model3 = { brandId: tesla.id, name: 'Model 3', maker: '特斯拉', body: '三厢轿车' };
  const [line] = await db.insert(series).values(model3).returning();
  if (!line) throw new Error('no series');
  const trim = {
    seriesId: line.id,
    year: 2022,
    trim: '后轮驱动版',
    energy: '纯电动',
    guidePriceYuan: 270_000,
  };
  await db.insert(models).values(trim);

  const warehouse = testWarehouse(db);
  const { id: supplierId } = await warehouse.addSupplier();
  await warehouse.addPart({ supplierId });
  await warehouse.addPart({ supplierId, kind: ['车身', '前保险杠'], fits: ['丰田', '凯美瑞', 2018, 2023] });

  const contents = DEMO_CONTENT.filter(({ name }) => LOADED.has(name));
  await loadDemoContent(db, contents, pino({ level: 'silent' }));
  await close();
}
