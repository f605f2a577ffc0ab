import { createHash } from 'node:crypto';
import type { CallRequest, submitOrder } from '@cheyantong/contract';
import { AGREEMENTS, REPORT_AGREEMENTS, SERVICES, type Service } from '@cheyantong/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { giveWay, lockPredecessor, placeOrder } from '../orders/index.ts';
import { orders } from '../orders/tables.ts';
import type { PurchaseDesk } from './desk.ts';
import { readNeeds } from './needs/read-needs.ts';
import type { Offer, Offers } from './ports.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';
import { orderTokens } from './tables.ts';

type SubmitForm = CallRequest<typeof submitOrder>['body'];

/**
 * Makes an order out of a confirmed purchase, all or nothing: a refusal gives the token back, so that the form can be
 * corrected and sent again. A token makes one order, however many submits race for it, and the same submit gets the
 * same answer as often as it is sent: whoever lost an answer asks again. An order that is made again gives way to the
 * new one in the same transaction, so that nobody has two to pay for one purchase.
 */
export function submitting(desk: PurchaseDesk) {
  const redeem = redeeming(desk.offers);
  return async (memberId: bigint, form: SubmitForm): Promise<string> => {
    if (form.agree === false) throw new Failure('A0400', AGREEMENTS.reportConsent.askSentence);
    return desk.db.transaction((tx) => submit({ ...desk, redeem }, tx, memberId, form));
  };
}

async function submit(
  desk: PurchaseDesk & { redeem: ReturnType<typeof redeeming> },
  tx: DbHandle,
  memberId: bigint,
  form: SubmitForm,
): Promise<string> {
  const predecessor = form.replaces ? await lockPredecessor(tx, memberId, form.replaces) : undefined;
  if (predecessor?.successorNo) return predecessor.successorNo;
  const offer = await desk.redeem(tx, { token: form.orderToken, memberId });
  if (!offer) return sameOrderAgain(tx, memberId, form);
  if (predecessor) await giveWay(desk, tx, predecessor, form.orderToken);
  const service = checkPurchase(offer, form);
  const versionOf = await desk.agree(tx, memberId, {
    occasion: 'order',
    documents: form.agree ? REPORT_AGREEMENTS : [],
    version: form.agreedVersion,
  });
  const needs = await readNeeds({
    tx,
    memberId,
    cars: desk.cars,
    valuations: desk.valuations,
    offer,
    service,
    info: form.serviceInfo,
    now: new Date(),
  });
  await placeOrder(
    tx,
    {
      ...needs,
      orderNo: form.orderToken,
      memberId,
      service,
      skuId: offer.skuId,
      skuSn: offer.skuSn,
      skuName: offer.skuName,
      spuName: offer.spuName,
      providerId: offer.providerId,
      providerName: offer.providerName,
      refundRule: offer.refundRule,
      amountCents: offer.priceCents,
      remark: form.remark || null,
      submission: digestOf(form),
      consentVersion: form.agree ? versionOf('reportConsent') : null,
    },
    offer,
  );
  return form.orderToken;
}

/** Whoever deletes the token has it and is answered with what it stands for; everybody else waits here and finds it gone, which is undefined. */
const redeeming = (offers: Offers) =>
  offers.namedBy((tx, { token, memberId }: { token: string; memberId: bigint }) =>
    tx.$with('redeemed').as(
      tx
        .delete(orderTokens)
        .where(
          and(
            eq(orderTokens.token, token),
            eq(orderTokens.memberId, memberId),
            gt(orderTokens.expiresAt, sql`now()`),
          ),
        )
        .returning({ skuId: orderTokens.skuId }),
    ),
  );

/** A token that is gone has perhaps made this very order, and its answer was lost on the way. */
async function sameOrderAgain(tx: DbHandle, memberId: bigint, form: SubmitForm): Promise<string> {
  const [made] = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.orderNo, form.orderToken),
        eq(orders.memberId, memberId),
        eq(orders.submission, digestOf(form)),
      ),
    );
  if (!made) throw new Failure('A0303', '订单重复提交，请刷新页面后重试');
  return made.orderNo;
}

/** The form has been read by its schema, so the same content is the same text. Which words were on the screen makes no other order. */
const digestOf = ({ agreedVersion: _, ...form }: SubmitForm): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url');

/** What the browser says about price and kind is compared with what is confirmed, and never used. */
function checkPurchase(offer: Offer, form: SubmitForm): Service {
  refuseUnavailable(offer);
  const [item] = form.orderItems;
  if (item?.skuId !== String(offer.skuId))
    throw new Failure('A0400', '所选服务与确认时不一致，请刷新页面后重试');
  if (item.price !== offer.priceCents || form.paymentAmount !== offer.priceCents)
    throw new Failure('A0500', '价格发生变动，请刷新页面');
  if (!offer.service || SERVICES[offer.service].orderType !== form.orderType)
    throw new Failure('A0500', '订单类型与所选服务不符，请刷新页面');
  return offer.service;
}
