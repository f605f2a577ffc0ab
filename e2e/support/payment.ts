import type { PayChannel } from '@cheyantong/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { SIMULATORS_URL } from './addresses.ts';

type Outcome = 'paid' | 'duplicate' | 'wrongAmount' | 'badSignature' | 'silent' | 'late';

export const paymentDialog = (page: Page): Locator => page.getByRole('dialog');

const NAMES: Record<PayChannel, string> = { alipay: '支付宝', wechat: '微信' };

export const channelTile = (page: Page, channel: PayChannel): Locator =>
  paymentDialog(page).getByRole('radio', { name: NAMES[channel] });

export async function chooseChannel(page: Page, channel: PayChannel): Promise<void> {
  await channelTile(page, channel).click();
  await expect(channelTile(page, channel)).toBeChecked();
}

/** What a phone would read from the screen: the picture of the code, decoded. */
export async function scanCode(page: Page, channel: PayChannel): Promise<string> {
  const panel = paymentDialog(page).getByRole('region', { name: `${NAMES[channel]}付款码` });
  let text = '';
  await expect(async () => {
    text = await decode(await panel.screenshot());
    expect(text).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return text;
}

/** Enlarged first, without smoothing: a code of 120 px has fewer than four for each of its squares. */
const ENLARGEMENT = 2;

export async function decode(picture: Buffer): Promise<string> {
  const { width = 0 } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: width * ENLARGEMENT, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** The person with the phone, through the simulator's own door. */
export async function payBy(
  page: Page,
  orderNo: string,
  channel: PayChannel,
  outcome: Outcome = 'paid',
): Promise<void> {
  const answer = await page.request.post(`${SIMULATORS_URL}/pay/${orderNo}`, { data: { channel, outcome } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A notice, and a poll that asks every three seconds: given time for both. */
export const expectPaid = (page: Page): Promise<void> =>
  expect(paymentDialog(page).getByText('支付成功')).toBeVisible({ timeout: 15_000 });
