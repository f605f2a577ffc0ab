import { and, eq, isNull } from 'drizzle-orm';
import { openDatabase } from '../../apps/gateway/src/db/client.ts';
import type { DatabaseSettings } from '../../apps/gateway/src/db/database.ts';
import { Sessions } from '../../apps/gateway/src/features/account/sessions.ts';
import { members } from '../../apps/gateway/src/features/account/tables.ts';
import { agreeAtRegistration } from '../../apps/gateway/src/features/agreements/index.ts';
import { kindOf } from '../../apps/gateway/src/features/catalogue/demo/categories.ts';
import { skus, spus } from '../../apps/gateway/src/features/catalogue/tables.ts';

const FIRST_MOBILE = 13_900_000_000;

/** Members who are logged in already, and the one offer that all of them buy: the worst case for whatever is counted. */
export async function prepareShop(where: DatabaseSettings, many: number, firstMobile = FIRST_MOBILE) {
  const database = await openDatabase(where);
  const { db } = database;
  const tokens: string[] = [];
  const mobiles = Array.from({ length: many }, (_, at) => String(firstMobile + at));
  for (const mobile of mobiles) {
    const [member] = await db.insert(members).values({ mobile, nickName: '用户' }).returning();
    if (!member) throw new Error('no member');
    await agreeAtRegistration(db, member.id);
    const device = { userAgent: 'bench', network: '127.0.0.0/24' };
    tokens.push((await new Sessions(db).start(member.id, device)).token);
  }
  const [offer] = await db
    .select({ skuId: skus.id, price: skus.priceCents })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .where(
      and(
        eq(spus.categoryId, kindOf('repair')),
        eq(spus.coversAllBrands, true),
        isNull(skus.callbackUrl),
        eq(skus.onShelf, true),
      ),
    )
    .limit(1);
  await database.close();
  if (!offer) throw new Error('nothing is on offer');
  return { tokens, mobiles, offer: { skuId: String(offer.skuId), price: offer.price } };
}
