import * as calls from '@cheyantong/contract';
import { PAY_CHANNELS, payChannelOfCode } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { createMiniPayment } from './create-mini-payment.ts';
import { createPayCode } from './create-pay-code.ts';
import type { PaymentDesk } from './desk.ts';
import { noticeRoutes } from './notice-routes.ts';
import { openPayment } from './open-payment.ts';
import { openPhonePayment } from './open-phone-payment.ts';
import { orderPolls } from './poll-order.ts';

export function paymentRoutes(app: FastifyInstance, desk: PaymentDesk): void {
  serve(app, calls.openPayment, ({ memberId, body }) =>
    openPayment(desk, BigInt(memberId), {
      orderNo: body.orderSn,
      channel: payChannelOfCode(body.channel ?? PAY_CHANNELS.alipay.wire),
    }),
  );
  serve(app, calls.createPayCode, ({ memberId, body }) => createPayCode(desk, BigInt(memberId), body));
  serve(app, calls.openPhonePayment, ({ memberId, body, request }) =>
    openPhonePayment(desk, BigInt(memberId), { ...body, payerAddress: visitorAddress(request) }),
  );
  serve(app, calls.createMiniPayment, ({ memberId, body }) =>
    createMiniPayment(desk, BigInt(memberId), body),
  );
  const isPaid = orderPolls(desk);
  serve(app, calls.pollOrder, ({ memberId, params }) => isPaid(BigInt(memberId), params.orderNo));
  noticeRoutes(app, desk);
}
