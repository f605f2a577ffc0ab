import { DEMO_VEHICLES, PAY_CHANNELS, SERVICES } from '@cheyantong/domain';
import { ALIPAY_NOTICES, alipayNotice, signedByAlipay } from '../../apps/gateway/test/alipay-notice.ts';

const vin = DEMO_VEHICLES[0]?.vin;

/** One purchase from the confirmation to the poll that says it is paid; the vendor's notice is signed by us, as the vendor. */
export type Pay = (shopper: number) => Promise<void>;

export function bareShoppers(port: number, vendorKey: string): Pay {
  return async () => {
    const { token } = await post<{ token: string }>(port, '/flow/confirm', {});
    const { orderNo } = await post<{ orderNo: string }>(port, '/flow/submit', { token });
    const { amount } = await post<{ amount: number }>(port, '/flow/code', { orderNo });
    await notify(port, '/flow/notice', alipayNotice(orderNo, amount), vendorKey);
    const { paid } = await send<{ paid: boolean }>(port, `/flow/poll/${orderNo}`, {});
    if (!paid) throw new Error(`${orderNo} is not paid`);
  };
}

interface Shop {
  port: number;
  vendorKey: string;
  /** A bearer token for each shopper. */
  tokens: string[];
  offer: { skuId: string; price: number };
}

export function ourShoppers({ port, vendorKey, tokens, offer }: Shop): Pay {
  const orders = '/api/oms-boot/app-api/v1/orders';
  return async (shopper) => {
    const headers = { authorization: `Bearer ${tokens[shopper]}` };
    const ask = async <T>(path: string, sent: RequestInit) =>
      dataOf(await send<Envelope<T>>(port, orders + path, { headers, ...sent }));
    const tell = async <T>(path: string, body: object) =>
      dataOf(await post<Envelope<T>>(port, orders + path, body, headers));

    const { orderToken } = await ask<{ orderToken: string }>('/confirm', {
      method: 'POST',
      body: new URLSearchParams({ skuId: offer.skuId }),
    });
    const orderNo = await tell<string>('/submit', {
      orderToken,
      orderSource: 'WEB',
      orderType: SERVICES.repair.orderType,
      orderItems: [{ skuId: offer.skuId, price: offer.price, quantity: 1 }],
      paymentAmount: offer.price,
      serviceInfo: { vin },
      agree: true,
    });
    await tell('/htmlPay', { outTradeNo: orderNo, amount: offer.price, channel: PAY_CHANNELS.alipay.wire });
    await notify(port, ALIPAY_NOTICES, alipayNotice(orderNo, offer.price), vendorKey);
    if (!(await ask<boolean>(`/pollingOrder/${orderNo}`, {}))) throw new Error(`${orderNo} is not paid`);
  };
}

async function notify(
  port: number,
  path: string,
  fields: Record<string, string>,
  vendorKey: string,
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: signedByAlipay(fields, vendorKey),
  });
  const said = await answer.text();
  if (said !== 'success') throw new Error(`the notice was answered with ${answer.status} ${said}`);
}

interface Envelope<T> {
  code: string;
  msg: string;
  data: T;
}

const send = async <T>(port: number, path: string, sent: RequestInit): Promise<T> =>
  (await (await fetch(`http://127.0.0.1:${port}${path}`, sent)).json()) as T;

const post = <T>(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<T> =>
  send<T>(port, path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function dataOf<T>({ code, msg, data }: Envelope<T>): T {
  if (code !== '00000') throw new Error(`${code} ${msg}`);
  return data;
}
