import { centsFromYuan, momentOf } from '@cheyantong/domain';
import type { Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';
import type { Fields } from './signature.ts';

const PRODUCTS: Readonly<Record<string, 'code' | 'wap'>> = {
  FAST_INSTANT_TRADE_PAY: 'code',
  QUICK_WAP_WAY: 'wap',
};

export const contentOf = ({ biz_content = '{}' }: Fields) =>
  JSON.parse(biz_content) as Record<string, unknown>;

/** The trade behind a page that a browser was sent to, or what is wrong with it. */
export function openPageTrade(fields: Fields, trades: Trades, way: 'code' | 'wap'): Trade | string {
  const content = contentOf(fields);
  const amountCents = centsFromYuan(String(content.total_amount));
  const expiresAt = momentOf(content.time_expire);
  const product = PRODUCTS[String(content.product_code)];
  const paid = fields.return_url ?? '';
  const quit = String(content.quit_url ?? '');
  if (!amountCents || !expiresAt || product !== way || !fields.notify_url) return '参数无效';
  if (way === 'wap' && !(URL.canParse(paid) && URL.canParse(quit))) return '参数无效';
  const trade = trades.open({
    channel: 'alipay',
    way,
    outTradeNo: String(content.out_trade_no),
    amountCents,
    subject: String(content.subject),
    notifyUrl: fields.notify_url,
    expiresAt,
    status: 'offered',
    backUrls: way === 'wap' ? { paid, quit } : null,
  });
  return trade ?? '交易信息被篡改';
}
