import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { demoCities } from '../../../db/demo/cities.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { placeDealers } from '../../dealers/index.ts';
import { dismantlers } from '../tables.ts';

const SUPPLIERS = 24;
const DISMANTLERS = 10;
const MAKERS = 3;
/** Apart from the numbers of the dealers that sell cars. */
const FIRST_NUMBER = 3001;

export interface DemoSource {
  supplierIds: readonly bigint[];
  /** Those of them that have a licence to remanufacture. */
  makers: readonly { id: bigint; licence: string }[];
  dismantlerIds: readonly bigint[];
}

/** Invented suppliers and dismantlers; purchases from them go to the simulators. */
export async function loadDemoSources(db: DbHandle): Promise<DemoSource> {
  const cities = demoCities();
  const shops = cities.slice(0, SUPPLIERS).map(({ code, name }, at) => ({
    name: `示例再用件·${name.replace(/市$/, '')}仓`,
    trade: 'reusedParts' as const,
    cityCode: code,
    cityName: name,
    address: `${name}循环经济园 ${at + 1} 号（演示地址）`,
    phone: `400-000-${FIRST_NUMBER + at}`,
    webhookUrl: `simulator:/dealers/${FIRST_NUMBER + at}/leads`,
    webhookSecret: SIMULATED_DEALER_SECRET,
    remanufactureLicence: at < MAKERS ? `演示-ZZ-${String(at + 1).padStart(3, '0')}` : null,
  }));
  const yards = cities.slice(0, DISMANTLERS).map(({ name }, at) => ({
    name: `示例报废机动车回收拆解（${name.replace(/市$/, '')}）`,
    licenseNo: `演示-CJ-${String(at + 1).padStart(3, '0')}`,
    address: `${name}循环经济园（演示地址）`,
  }));
  const suppliers = await placeDealers(db, shops);
  await db.insert(dismantlers).values(yards).onConflictDoNothing();
  const licensed = await db.select({ id: dismantlers.id }).from(dismantlers).orderBy(dismantlers.id);
  const makers = shops.flatMap(({ name, remanufactureLicence: licence }) => {
    const id = suppliers.get(name);
    return licence && id !== undefined ? [{ id, licence }] : [];
  });
  return { supplierIds: [...suppliers.values()], makers, dismantlerIds: licensed.map(({ id }) => id) };
}
