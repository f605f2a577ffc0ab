import { PAYMENT } from '@cheyantong/domain';
import type { DbHandle } from '../../src/db/handle.ts';
import { Sessions } from '../../src/features/account/sessions.ts';
import { members } from '../../src/features/account/tables.ts';
import { categories, providers, skus, spus } from '../../src/features/catalogue/tables.ts';
import { orders } from '../../src/features/orders/tables.ts';
import type { Random } from './random.ts';

const ROWS_AT_ONCE = 1_000;

export interface StagedOrder {
  orderNo: string;
  amountCents: number;
}

/** A member with many unpaid orders of all prices, written straight into the database: ordering is not on trial here. */
export async function stageOrders(db: DbHandle, count: number, random: Random) {
  const member = one(
    await db.insert(members).values({ mobile: '13700000000', nickName: '用户' }).returning(),
  );
  await db.insert(categories).values({ id: '301', name: '维修报告', level: 2 });
  const provider = one(
    await db
      .insert(providers)
      .values({ code: 'fire', brandName: '某检测所', logoUrl: '', appLink: '' })
      .returning(),
  );
  const spu = one(
    await db
      .insert(spus)
      .values({
        categoryId: '301',
        providerId: provider.id,
        name: '维修报告',
        refundRule: '查无记录自动退款',
      })
      .returning(),
  );
  const sku = one(
    await db
      .insert(skus)
      .values({ spuId: spu.id, skuSn: 'FIRE', name: '标准', priceCents: 1, originPriceCents: 1, stock: 0 })
      .returning(),
  );
  const staged: StagedOrder[] = Array.from({ length: count }, (_, index) => ({
    orderNo: `${Date.now()}${String(index).padStart(8, '0')}`,
    amountCents: random.between(1, 59_900),
  }));
  const rows = staged.map((order) => ({
    ...order,
    memberId: member.id,
    service: 'repair' as const,
    skuId: sku.id,
    skuSn: sku.skuSn,
    skuName: sku.name,
    spuName: spu.name,
    providerId: provider.id,
    providerName: provider.brandName,
    refundRule: spu.refundRule,
    serviceInfo: {},
    consentVersion: '1',
    expiresAt: new Date(Date.now() + PAYMENT.windowMs),
  }));
  // A statement takes so many values and no more.
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(orders).values(rows.slice(from, from + ROWS_AT_ONCE));
  const { token } = await new Sessions(db).start(member.id, { userAgent: '', network: '127.0.0.0/24' });
  return { staged, token };
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('no row');
  return row;
}
