import { MINUTE_MS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import type { Pay } from '../outcomes.ts';
import { phoneCashier, refusedOnPhone } from '../page/phone-cashier.ts';
import { amount } from '../page/words.ts';
import type { Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';

const LINK_LIVES_MS = 5 * MINUTE_MS;

interface H5Desk {
  trades: Trades;
  pay: Pay;
  now: () => Date;
  /** Where the merchant's pages are, beside where it takes notices. */
  portalUrl: string;
}

type Leading = { Querystring: { prepay_id?: string; redirect_url?: string } };

/** WeChat's page for browsers on phones, and in place of its app the page that it opens. */
export function registerH5Cashier(app: FastifyInstance, { trades, pay, now, portalUrl }: H5Desk): void {
  const tradeOf = ({ query }: FastifyRequest<Leading>): Trade | undefined => {
    const trade = trades.findByPrepayId(query.prepay_id ?? '');
    return trade?.way === 'h5' ? trade : undefined;
  };
  const registered = (trade: Trade): string[] => [portalUrl, trade.notifyUrl].map((url) => new URL(url).host);

  app.get<Leading>('/wechat/h5', (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return refuse(reply, '没有这笔交易');
    const from = request.headers.referer ?? '';
    if (!URL.canParse(from)) return refuse(reply, '商家参数格式有误，请联系商家解决');
    if (!registered(trade).includes(new URL(from).host)) {
      return refuse(reply, '商家存在未配置的参数，请联系商家解决');
    }
    if (now().getTime() - trade.linkMadeAt.getTime() > LINK_LIVES_MS)
      return refuse(reply, '支付链接已过期，请重新发起支付');
    return sendPage(reply, {
      title: '微信支付',
      style: '/pay/pay.css',
      main: html`
<section class="card cashier wechat" aria-label="打开微信">
  <p class="vendor">微信支付<span>模拟中间页</span></p>
  <p class="price"><output>${amount(trade.amountCents)}</output></p>
  <p class="leave"><a class="primary wide" href="/wechat/app${searchOf(request)}">打开微信</a></p>
  <p class="leave"><a href="${backOf(request, trade)}">返回商家</a></p>
</section>`,
    });
  });
  app.get<Leading>('/wechat/app', (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return refuse(reply, '没有这笔交易');
    const back = backOf(request, trade);
    const action = `/wechat/app${searchOf(request)}`;
    const main = phoneCashier({ trade, now: now(), action, back: { paid: back, quit: back } });
    return sendPage(reply, { title: '微信', style: '/pay/pay.css', main });
  });
  app.post<Leading>('/wechat/app', (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return refuse(reply, '没有这笔交易');
    pay(trade);
    return reply.redirect(`/wechat/app${searchOf(request)}`, 303);
  });

  /** Only the merchant's own pages are gone back to. */
  function backOf({ query }: FastifyRequest<Leading>, trade: Trade): string {
    const url = query.redirect_url ?? '';
    return URL.canParse(url) && registered(trade).includes(new URL(url).host) ? url : portalUrl;
  }
}

const searchOf = ({ url }: FastifyRequest<Leading>): string => url.slice(url.indexOf('?'));

const refuse = (reply: FastifyReply, sentence: string): FastifyReply =>
  sendPage(reply.code(403), { title: '微信支付', style: '/pay/pay.css', main: refusedOnPhone(sentence) });
