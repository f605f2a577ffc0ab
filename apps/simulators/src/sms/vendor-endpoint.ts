import type { FastifyInstance } from 'fastify';
import { createAliyunSendSms } from './aliyun/send-sms.ts';
import type { Carrier } from './carrier.ts';
import { createTencentSendSms } from './tencent/send-sms.ts';
import { readVendorRequest } from './vendor-request.ts';

/** Both SDKs post to the root of their endpoint; the header that names the action tells them apart. */
export function registerVendorEndpoint(app: FastifyInstance, carrier: Carrier, now: () => Date): void {
  const aliyun = createAliyunSendSms(carrier, now);
  const tencent = createTencentSendSms(carrier, now);

  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post('/', (request, reply) => {
      const vendorRequest = readVendorRequest(request);
      const sendSms = 'x-tc-action' in vendorRequest.headers ? tencent : aliyun;
      const answer = sendSms(vendorRequest);
      if (answer) reply.code(answer.status).send(answer.body);
      // A simulated time-out: the connection stays open without a word until the caller gives up.
      else reply.hijack();
    });
  });
}
