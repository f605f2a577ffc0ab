import { createHash, randomUUID } from 'node:crypto';
import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { Sessions } from '../../src/features/account/sessions.ts';
import { applicantWith } from '../../src/features/certification/test-members.ts';
import { type Customer, newCustomer } from '../../src/features/purchase/test-shop.ts';
import type { TestGateway } from '../gateway.ts';

/** A member who can ask everything; what they have is made as it is needed. */
export async function newPerson(gateway: TestGateway, customer?: Customer) {
  const buyer = customer ?? (await newCustomer(gateway));
  const applicant = applicantWith(
    gateway.app,
    '13500000000',
    buyer.headers.authorization.slice('Bearer '.length),
  );
  await applicant.consent();
  return {
    ...applicant,
    ...buyer,
    async ask<C extends Call>(call: C, input: CallInput<C>) {
      const { url, body, contentType } = toWire(call, input);
      const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body;
      const answer = await gateway.app.inject({
        method: call.method,
        url,
        headers: { ...buyer.headers, ...(contentType && { 'content-type': contentType }) },
        ...(payload !== undefined && { payload: payload as string }),
      });
      return answer.json<Envelope<CallData<C>>>();
    },
    logInElsewhere: () =>
      new Sessions(gateway.database.db).start(buyer.id, { userAgent: '', network: '127.0.0.0/24' }),
  };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** As many bytes as a piece has to have, and what is announced before they are sent. */
export const PIECE = Buffer.alloc(64 * 1024, 'x');
export const announcement = () => ({
  name: '营业执照.pdf',
  size: 10 * PIECE.length,
  digest: createHash('sha256').update(randomUUID()).digest('hex'),
});
