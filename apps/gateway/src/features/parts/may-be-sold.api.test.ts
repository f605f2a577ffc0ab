import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/client.ts';
import { dealers } from '../dealers/tables.ts';
import { parts } from './tables.ts';
import { testWarehouse } from './test-parts.ts';

let database: Database;
let warehouse: ReturnType<typeof testWarehouse>;
beforeAll(async () => {
  database = await openTestDatabase();
  warehouse = testWarehouse(database.db);
});
afterAll(() => database.close());

/** The rule of the database that refused it. */
const refusedBy = (writing: Promise<unknown>): Promise<string> =>
  writing.then(
    () => 'nothing',
    ({ cause }: { cause: { constraint: string } }) => cause.constraint,
  );

const GEARBOX: [string, string] = ['总成', '变速器总成'];

describe('what the database lets nobody sell, however it is written', () => {
  it('an assembly as a reused part', async () => {
    expect(await refusedBy(warehouse.addPart({ kind: GEARBOX }))).toBe('parts_assemblies_remanufactured');
    expect(await refusedBy(warehouse.addPart({ kind: GEARBOX, ofAssembly: false }))).toBe(
      'parts_of_assembly',
    );
  });

  it('a remanufactured part without the licence of its own supplier', async () => {
    const maker = await warehouse.addSupplier({ remanufactureLicence: 'ZZ-1' });
    const another = await warehouse.addSupplier({ remanufactureLicence: 'ZZ-2' });
    const gearbox = { kind: GEARBOX, condition: 'remanufactured' as const };
    expect(await refusedBy(warehouse.addPart(gearbox))).toBe('parts_remanufactured_by_licence');
    expect(
      await refusedBy(
        warehouse.addPart({ ...gearbox, supplierId: another.id, remanufactureLicence: 'ZZ-1' }),
      ),
    ).toBe('parts_by_licence');
    const offered = { ...gearbox, supplierId: maker.id, remanufactureLicence: 'ZZ-1' };
    expect(await refusedBy(warehouse.addPart(offered))).toBe('nothing');
  });

  it('what a maker has on sale when its licence is withdrawn: that comes off first', async () => {
    const maker = await warehouse.addSupplier({ remanufactureLicence: 'ZZ-3' });
    const { id } = await warehouse.addPart({
      kind: GEARBOX,
      condition: 'remanufactured',
      supplierId: maker.id,
      remanufactureLicence: 'ZZ-3',
    });
    const withdraw = () =>
      database.db.update(dealers).set({ remanufactureLicence: null }).where(eq(dealers.id, maker.id));
    expect(await refusedBy(withdraw())).toBe('parts_remanufactured_by_licence');
    await database.db.update(parts).set({ status: 'off' }).where(eq(parts.id, id));
    expect(await refusedBy(withdraw())).toBe('nothing');
  });

  it('a grade of a remanufactured part, or a reused part without one', async () => {
    expect(await refusedBy(warehouse.addPart({ grade: null }))).toBe('parts_reused_have_a_grade');
  });

  it.each(['安全气囊总成', '动力电池包'])('%s, in whatever condition', async (name) => {
    expect(await refusedBy(warehouse.kind(['总成', name]))).toBe('part_types_may_be_sold');
    expect(await refusedBy(warehouse.kind(['总成', '方向盘（不含气囊）']))).toBe('nothing');
  });
});
