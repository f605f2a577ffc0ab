import type { OrderSubmitForm } from '@cheyantong/contract';
import { expect, test } from 'vitest';
import { enter, LI, WANG } from '../../test/members.ts';
import { endSession } from './session/session.ts';
import { STORAGE_KEYS } from './storage.ts';
import { submitOnce } from './submit-once.ts';

const formWith = (orderToken: string): OrderSubmitForm => ({
  orderToken,
  orderType: 2,
  orderItems: [{ skuId: '1', price: 2_900, quantity: 1 }],
  paymentAmount: 2_900,
  serviceInfo: { vin: 'LFV2A21J7M3000101' },
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const tokenSent = (form: OrderSubmitForm) => Promise.resolve(form.orderToken);

/** The same tab after a reload: the code is new, and what the browser kept for the tab is there. */
async function reload(): Promise<typeof submitOnce> {
  const page = document.body.appendChild(document.createElement('iframe'));
  const code = new URL('./submit-once.ts', import.meta.url).href;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = `import { submitOnce } from '${code}'; window.loaded(submitOnce);`;
  const { promise, resolve } = Promise.withResolvers<typeof submitOnce>();
  Object.assign(page.contentWindow ?? {}, { loaded: resolve });
  page.contentDocument?.body.append(script);
  return promise;
}

test('after a reload the same order goes with the token whose answer was lost, until it is answered', async () => {
  enter(LI);
  const before = await reload();
  await expect(before(formWith('first'), lost)).rejects.toThrow();
  const after = await reload();
  expect(await after(formWith('second'), tokenSent)).toBe('first');
  expect(await after(formWith('third'), tokenSent)).toBe('third');
  expect(sessionStorage.getItem(STORAGE_KEYS.undecidedOrders)).toBeNull();
});

test('what one member sent is not there for the next', async () => {
  enter(LI);
  await expect(submitOnce(formWith('first'), lost)).rejects.toThrow();
  endSession();
  enter(WANG);
  expect(await submitOnce(formWith('second'), tokenSent)).toBe('second');
});
