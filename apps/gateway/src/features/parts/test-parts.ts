import { isAssembly, SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, series } from '../vehicles/tables.ts';
import { dismantlers, partFits, parts, partTypes } from './tables.ts';

interface PartFacts extends Partial<Omit<typeof parts.$inferInsert, 'typeId'>> {
  /** Group and type, made when they are first named. */
  kind?: [string, string];
  /** Brand, series, first and last model year. */
  fits?: [string, string, number, number];
}

/** A warehouse to look through and to buy from, with the simulator as its supplier's own system. */
export function testWarehouse(db: DbHandle) {
  let made = 0;

  async function kind([group, type]: [string, string]): Promise<bigint> {
    return findOrAddType(type, await findOrAddType(group, null));
  }

  async function findOrAddType(name: string, parentId: bigint | null): Promise<bigint> {
    const under = parentId === null ? isNull(partTypes.parentId) : eq(partTypes.parentId, parentId);
    const [known] = await db
      .select()
      .from(partTypes)
      .where(and(eq(partTypes.name, name), under));
    return known ? known.id : only(await db.insert(partTypes).values({ name, parentId }).returning()).id;
  }

  async function seriesNamed(brandName: string, name: string) {
    const [knownBrand] = await db.select().from(brands).where(eq(brands.name, brandName));
    const brand =
      knownBrand ?? only(await db.insert(brands).values({ name: brandName, initial: 'P' }).returning());
    const [known] = await db
      .select()
      .from(series)
      .where(and(eq(series.brandId, brand.id), eq(series.name, name)));
    return (
      known ??
      only(
        await db.insert(series).values({ brandId: brand.id, name, maker: '某厂', body: 'SUV' }).returning(),
      )
    );
  }

  async function addSupplier(facts: Partial<typeof dealers.$inferInsert> = {}) {
    made += 1;
    const supplier = only(
      await db
        .insert(dealers)
        .values({
          name: `第${made}仓`,
          trade: 'reusedParts',
          cityCode: '330100',
          cityName: '杭州市',
          phone: '13800001234',
          webhookSecret: SIMULATED_DEALER_SECRET,
          ...facts,
        })
        .returning(),
    );
    if (facts.webhookUrl === undefined)
      await db
        .update(dealers)
        .set({ webhookUrl: `simulator:/dealers/${supplier.id}/leads` })
        .where(eq(dealers.id, supplier.id));
    return supplier;
  }

  async function addPart({ kind: kindNames, fits, ...facts }: PartFacts = {}) {
    made += 1;
    const [brandName, seriesName, yearFrom, yearTo] = fits ?? ['大众', '朗逸', 2018, 2022];
    const line = await seriesNamed(brandName, seriesName);
    const [group, type] = kindNames ?? ['灯具照明', '前大灯总成'];
    const part = only(
      await db
        .insert(parts)
        .values({
          sourceKey: `part-${made}`,
          typeId: await kind([group, type]),
          ofAssembly: isAssembly(type),
          name: `${brandName} ${seriesName} 左前大灯总成`,
          modelName: `${brandName} ${seriesName} ${yearFrom}–${yearTo}款`,
          grade: facts.condition === 'remanufactured' ? null : 'A',
          priceCents: 128_000,
          newPriceCents: 256_000,
          ...facts,
          supplierId: facts.supplierId ?? (await addSupplier()).id,
        })
        .returning(),
    );
    await db.insert(partFits).values({ partId: part.id, seriesId: line.id, yearFrom, yearTo });
    return part;
  }

  async function addDismantler() {
    made += 1;
    return only(
      await db
        .insert(dismantlers)
        .values({ name: `第${made}拆解厂`, licenseNo: 'CJ-001', address: '园区 1 号' })
        .returning(),
    );
  }

  return { addSupplier, addPart, addDismantler, seriesNamed, kind };
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('nothing was stored');
  return row;
}
