import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_VEHICLES, PAY_CHANNELS, type PayChannel, SERVICES } from '@cheyantong/domain';
import { PORTS, SIMULATORS_URL } from '../machines.ts';
import type { Visitor } from '../visitor.ts';
import { dataOf } from './answers.ts';
import type { History } from './history.ts';
import type { Wishes } from './wishes.ts';

const ORDERS = '/api/oms-boot/app-api/v1/orders';
const ASKED_EVERY_MS = 500;
const vin = DEMO_VEHICLES[0]?.vin;

export interface Offer {
  skuId: string;
  price: number;
}

interface Customer {
  visitor: Visitor;
  token: string;
  offer: Offer;
  wishes: Wishes;
  history: History;
}

/** Somebody who buys a report: each step is repeated until it is answered, with the same words. */
export class Payer {
  readonly #customer: Customer;

  constructor(customer: Customer) {
    this.#customer = customer;
  }

  async buy(channel: PayChannel): Promise<void> {
    const { offer, history, wishes } = this.#customer;
    const { orderToken } = await this.#want<{ orderToken: string }>('confirm', {
      form: { skuId: offer.skuId },
    });
    history.handedOut.add(orderToken);
    const orderNo = await this.#want<string>('submit', { json: this.#submission(orderToken) });
    history.ordered.add(orderNo);
    await this.#want('htmlPay', {
      json: { outTradeNo: orderNo, amount: offer.price, channel: PAY_CHANNELS[channel].wire },
    });
    if (channel === 'alipay') await this.#openAlipay(orderNo);
    await payAtVendor(orderNo, channel);
    history.spent.add(orderNo);
    await wishes.grant('pay: to be told', () => this.#untilToldPaid(orderNo));
  }

  #submission(orderToken: string): object {
    const { offer } = this.#customer;
    return {
      orderToken,
      orderSource: 'WEB',
      orderType: SERVICES.repair.orderType,
      orderItems: [{ skuId: offer.skuId, price: offer.price, quantity: 1 }],
      paymentAmount: offer.price,
      serviceInfo: { vin },
      agree: true,
    };
  }

  /** The vendor hears of a trade when its page is opened; a gateway believes the vendor to be on its own machine. */
  async #openAlipay(orderSn: string): Promise<void> {
    const { paymentUrl } = await this.#want<{ paymentUrl: string }>('payment', {
      json: { orderSn, channel: PAY_CHANNELS.alipay.wire },
    });
    const page = await fetch(paymentUrl.replace(`http://127.0.0.1:${PORTS.simulators}`, SIMULATORS_URL));
    await page.text();
  }

  async #untilToldPaid(orderNo: string): Promise<void> {
    while (!(await this.#want<boolean>(`pollingOrder/${orderNo}`, {}))) await wait(ASKED_EVERY_MS);
    this.#customer.history.toldPaid.add(orderNo);
  }

  /** Asks until there is an answer. */
  #want<T>(path: string, sent: { form?: Record<string, string>; json?: object }): Promise<T> {
    const { visitor, token, wishes } = this.#customer;
    const [name] = path.split('/');
    const type = sent.form ? 'application/x-www-form-urlencoded' : 'application/json';
    const body = sent.form
      ? new URLSearchParams(sent.form).toString()
      : sent.json && JSON.stringify(sent.json);
    return wishes.grant(`order: ${name}`, async () =>
      dataOf<T>(
        await visitor.ask({
          path: `${ORDERS}/${path}`,
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
          ...(body && { body }),
        }),
      ),
    );
  }
}

async function payAtVendor(orderNo: string, channel: PayChannel): Promise<void> {
  const answer = await fetch(`${SIMULATORS_URL}/pay/${orderNo}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, outcome: 'paid' }),
  });
  if (!answer.ok) throw new Error(`the vendor takes no money for ${orderNo}: ${await answer.text()}`);
}
