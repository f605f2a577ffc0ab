import type { PayChannel } from '@cheyantong/domain';

/** A code as it is put on the screen: WeChat's text is drawn as a QR code, Alipay's page goes into a frame. */
export type PayCode =
  | { kind: 'qr'; text: string }
  | { kind: 'link'; href: string }
  | { kind: 'page'; html: string };

export function readPayCode(channel: PayChannel, code: string): PayCode {
  if (channel === 'wechat') return { kind: 'qr', text: code };
  return /^https?:\/\//i.test(code) ? { kind: 'link', href: code } : { kind: 'page', html: code };
}
