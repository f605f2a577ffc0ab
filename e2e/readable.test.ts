import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { placeOrder } from './support/orders.ts';
import { becomeMember, newPhone } from './support/person.ts';
import { expectReadableOnLargeScreens, expectReadableOnPhone, settingsOf } from './support/readable.ts';
import { MEMBER_SCREENS, newestScreens, SCREENS } from './support/screens.ts';
import { isLaidOut, outlinesAreFilled } from './support/visit.ts';

const AT_ONCE = 8;

/** Looked at by one visitor, one after the other. */
const walks = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, at) =>
    addresses.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

async function walk(page: Page, addresses: readonly string[], look: () => Promise<void>): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await outlinesAreFilled(page);
      await isLaidOut(page);
      await look();
    });
}

/** A member with an order to pay; the addresses that lead to what is theirs. */
async function member(page: Page): Promise<string[]> {
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'inspection');
  return [`/personalCenter/detail?orderType=0&orderNo=${orderNo}`, ...MEMBER_SCREENS];
}

async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: '去支付' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('on large screens, in 长者模式 too, no words are cut, broken or on each other', () => {
  // The route table looks at the others.
  for (const addresses of walks(SCREENS.filter((address) => address.includes('?'))))
    test(`from ${addresses.at(0)} to ${addresses.at(-1)}`, ({ page }) =>
      walk(page, addresses, () => expectReadableOnLargeScreens(page)));

  test('where a car and a part are for sale', async ({ page }) =>
    walk(page, await newestScreens(), () => expectReadableOnLargeScreens(page)));

  test('where a member has orders and pays', async ({ page }) => {
    test.slow();
    const [order = '', ...others] = await member(page);
    await walk(page, [...others, order], () => expectReadableOnLargeScreens(page));
    await payHere(page);
    await expectReadableOnLargeScreens(page);
  });
});

test.describe('on a phone, in 长者模式 and with larger text too, no words are cut, broken or on each other', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  for (const addresses of walks(SCREENS))
    test(`from ${addresses.at(0)} to ${addresses.at(-1)}`, async ({ page }) => {
      const settings = await settingsOf(page);
      await walk(page, addresses, () => expectReadableOnPhone(page, settings));
    });

  test('where a car and a part are for sale', async ({ page }) => {
    const settings = await settingsOf(page);
    await walk(page, await newestScreens(), () => expectReadableOnPhone(page, settings));
  });

  test('where a member has orders and pays', async ({ page }) => {
    test.slow();
    const [order = '', ...others] = await member(page);
    const settings = await settingsOf(page);
    await walk(page, [...others, order], () => expectReadableOnPhone(page, settings));
    await payHere(page);
    await expectReadableOnPhone(page, settings);
  });
});
