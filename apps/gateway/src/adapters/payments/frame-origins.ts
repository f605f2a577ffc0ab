import { isSimulated, type PaymentSettings } from './settings.ts';

const ALIPAY_HOST = /(^|\.)(alipay|alipaydev)\.com$/;

/** Whom the portal's pages may frame and send a form to: Alipay's cashier, which moves between its own hosts. */
export function paymentFrameOrigins({ alipay }: PaymentSettings): string[] {
  if (!alipay) return [];
  const { origin, hostname } = new URL(isSimulated(alipay) ? alipay.simulatorsUrl : alipay.gateway);
  const [, , brand] = ALIPAY_HOST.exec(hostname) ?? [];
  return brand ? [origin, `https://*.${brand}.com`] : [origin];
}
