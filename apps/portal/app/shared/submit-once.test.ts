import type { OrderSubmitForm } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { expect, it } from 'vitest';
import { submitOnce } from './submit-once.ts';

const formOf = (vin: string, orderToken: string): OrderSubmitForm => ({
  orderToken,
  orderType: 1,
  orderItems: [{ skuId: '1', price: 2_900, quantity: 1 }],
  paymentAmount: 2_900,
  serviceInfo: { vin },
});
const failing = (status: number) => () => Promise.reject(new CallFailure(status, 'x', 'x'));
const tokenSent = (form: OrderSubmitForm): Promise<string> => Promise.resolve(form.orderToken);

it.each([0, 502, 504])('keeps the token while the outcome is unknown (%i)', async (status) => {
  await expect(submitOnce(formOf(`lost${status}`, 'first'), failing(status))).rejects.toThrow();
  expect(await submitOnce(formOf(`lost${status}`, 'second'), tokenSent)).toBe('first');
  expect(await submitOnce(formOf(`lost${status}`, 'third'), tokenSent)).toBe('third');
});

it('takes the new token after a refusal, and for another form', async () => {
  await expect(submitOnce(formOf('refused', 'first'), failing(400))).rejects.toThrow();
  expect(await submitOnce(formOf('refused', 'second'), tokenSent)).toBe('second');
  await expect(submitOnce(formOf('lost', 'first'), failing(0))).rejects.toThrow();
  expect(await submitOnce(formOf('another', 'second'), tokenSent)).toBe('second');
});
