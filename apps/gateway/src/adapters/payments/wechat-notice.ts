import type { Notice, NoticeHeaders } from './port.ts';
import { paidTradeOf } from './wechat-trade.ts';

/** A notice that is older, or from further ahead, was caught on the way and sent again. */
const TOLERANCE_SECONDS = 300;

export interface WechatSignature {
  timestamp: string;
  nonce: string;
  signature: string;
  serial: string;
}

export function signatureOf(headers: NoticeHeaders): WechatSignature {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  return {
    timestamp: header('timestamp'),
    nonce: header('nonce'),
    signature: header('signature'),
    serial: header('serial'),
  };
}

export function isFresh({ timestamp }: WechatSignature, now = Date.now()): boolean {
  return /^\d+$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

interface SealedNotice {
  id: string;
  event_type: string;
  resource: { ciphertext: string; nonce: string; associated_data?: string };
}

/** Reads a proved notice; `unseal` opens what only we can read. Undefined when it is not what the vendor writes. */
export function readSealed(
  rawBody: Buffer,
  account: { appId: string; miniAppId: string; mchId: string },
  unseal: (resource: SealedNotice['resource']) => string,
): Notice | undefined {
  try {
    const { id, event_type, resource } = JSON.parse(rawBody.toString('utf8')) as SealedNotice;
    const trade = JSON.parse(unseal(resource)) as Record<string, unknown>;
    const noticeId = String(id);
    const tradeNo = typeof trade.out_trade_no === 'string' ? trade.out_trade_no : null;
    const ourApps: unknown[] = [account.appId, account.miniAppId];
    if (trade.mchid !== account.mchId || !ourApps.includes(trade.appid)) {
      return {
        kind: 'wrongMerchant',
        noticeId,
        tradeNo,
        note: `appid ${trade.appid}, mchid ${trade.mchid}`,
      };
    }
    const paid = paidTradeOf(trade);
    if (event_type !== 'TRANSACTION.SUCCESS' || !paid || !tradeNo) {
      return { kind: 'ignored', noticeId, tradeNo, note: `${event_type} ${trade.trade_state}` };
    }
    return { kind: 'paid', noticeId, tradeNo, ...paid };
  } catch {
    return undefined;
  }
}
