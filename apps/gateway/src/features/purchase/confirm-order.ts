import type { OrderConfirmation } from '@cheyantong/contract';
import { dateTimeText, ORDER_TOKEN_LIFE_MS } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { interval } from '../../db/interval.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { Failure } from '../../http/failure.ts';
import { orderItem } from '../orders/index.ts';
import type { PurchaseDesk } from './desk.ts';
import { newOrderNumber } from './order-number.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';
import { orderTokens } from './tables.ts';

const MAX_TRIES = 10;

/** Shows what will be bought and hands out the token that may submit it once. */
export async function confirm(
  desk: Pick<PurchaseDesk, 'db' | 'offers'>,
  memberId: bigint,
  wireSkuId: string,
): Promise<OrderConfirmation> {
  const skuId = ownIdFrom(wireSkuId);
  const offer = skuId === null ? undefined : await desk.offers.find(desk.db, skuId);
  if (!offer) throw new Failure('A0401', '服务不存在');
  refuseUnavailable(offer);
  const { token, expiresAt } = await newToken(desk, memberId, offer.skuId);
  return {
    orderToken: token,
    orderItems: [orderItem(offer, offer.priceCents, offer.logoUrl)],
    addresses: [],
    paymentAmount: offer.priceCents,
    tokenExpireTime: dateTimeText(expiresAt),
  };
}

/** The token becomes the order's number, so one that is already given out is drawn again. */
async function newToken(desk: Pick<PurchaseDesk, 'db'>, memberId: bigint, skuId: bigint) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [added] = await addToken(desk.db, { token: newOrderNumber(memberId), memberId, skuId });
    if (added) return added;
  }
  throw new Error('no free order number');
}

const addToken = readyStatement((db, token: Omit<typeof orderTokens.$inferInsert, 'expiresAt'>) =>
  db
    .insert(orderTokens)
    .values({ ...token, expiresAt: sql`now() + ${interval(ORDER_TOKEN_LIFE_MS)}` })
    .onConflictDoNothing()
    .returning({ token: orderTokens.token, expiresAt: orderTokens.expiresAt }),
);
