import type { OrderConfirmation } from '@cheyantong/contract';
import { dateTimeText, ORDER_TOKEN_LIFE_MS } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { interval } from '../../db/interval.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { skus } from '../catalogue/tables.ts';
import { orderItem } from '../orders/index.ts';
import type { PurchaseDesk } from './desk.ts';
import { newOrderNumber } from './order-number.ts';
import type { Offers } from './ports.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';
import { orderTokens } from './tables.ts';

const MAX_TRIES = 10;

/** Shows what will be bought and hands out the token that may submit it once. */
export function confirming({ db, offers }: Pick<PurchaseDesk, 'db' | 'offers'>) {
  const addToken = addingTokens(offers);

  /** The token becomes the order's number, so one that is already given out is drawn again. */
  async function newToken(memberId: bigint, skuId: bigint) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const token = newOrderNumber(memberId);
      const offer = await addToken(db, { token, memberId, skuId });
      if (offer) return { token, offer };
      if (!(await offers.find(db, skuId))) return undefined;
    }
    throw new Error('no free order number');
  }

  return async (memberId: bigint, wireSkuId: string): Promise<OrderConfirmation> => {
    const skuId = ownIdFrom(wireSkuId);
    const confirmed = skuId === null ? undefined : await newToken(memberId, skuId);
    if (!confirmed) throw new Failure('A0401', '服务不存在');
    const { token, offer } = confirmed;
    // Whatever cannot be had is refused to whoever submits this token, too; nobody learns of it, and it runs out.
    refuseUnavailable(offer);
    return {
      orderToken: token,
      orderItems: [orderItem(offer, offer.priceCents, offer.logoUrl)],
      addresses: [],
      paymentAmount: offer.priceCents,
      tokenExpireTime: dateTimeText(new Date(offer.asOf.getTime() + ORDER_TOKEN_LIFE_MS)),
    };
  };
}

/** Undefined where there is no such offer, and where the token is given out already. */
const addingTokens = (offers: Offers) =>
  offers.namedBy(
    (db, { token, memberId, skuId }: Pick<typeof orderTokens.$inferSelect, 'token' | 'memberId' | 'skuId'>) =>
      db.$with('added').as(
        db
          .insert(orderTokens)
          .select(
            db
              .select({
                token: sql`${token}`.as('token'),
                memberId: sql`${memberId}::bigint`.as('member_id'),
                skuId: skus.id,
                expiresAt: sql`now() + ${interval(ORDER_TOKEN_LIFE_MS)}`.as('expires_at'),
              })
              .from(skus)
              .where(eq(skus.id, skuId)),
          )
          .onConflictDoNothing()
          .returning({ skuId: orderTokens.skuId }),
      ),
  );
