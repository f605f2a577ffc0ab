import { setTimeout as wait } from 'node:timers/promises';
import { PAY_CHANNELS, type PayChannel } from '@cheyantong/domain';
import type { StagedOrder } from './stage.ts';

const ANSWER_TIME_LIMIT_MS = 10_000;
const TRY_AGAIN_MS = 150;
const PATIENCE_MS = 600_000;

/** Codes of a server that is in trouble itself. */
const OUR_FAULT = /^B/;

interface Envelope {
  code: string;
  data: unknown;
  msg: string;
}

/** Somebody in front of the portal, whose calls may fail at any moment because the server is gone. */
export class FireCustomer {
  readonly #serverUrl: string;
  readonly #simulatorsUrl: string;
  readonly #token: string;
  /** Orders of which the server has once said that they are paid. It must never take that back. */
  readonly toldPaid = new Set<string>();

  constructor(places: { serverUrl: string; simulatorsUrl: string; token: string }) {
    this.#serverUrl = places.serverUrl;
    this.#simulatorsUrl = places.simulatorsUrl;
    this.#token = places.token;
  }

  /** Asks for a code until there is one, and lets it be seen. */
  async showCode({ orderNo, amountCents }: StagedOrder, channel: PayChannel): Promise<void> {
    const params = { outTradeNo: orderNo, amount: amountCents, channel: PAY_CHANNELS[channel].wire };
    const made = await this.#untilAnswered(() => this.#call('POST', 'orders/htmlPay', params), 'C0001');
    if (made.code !== '00000' || channel === 'wechat') return;
    const again = { orderSn: orderNo, channel: PAY_CHANNELS.alipay.wire };
    const opened = await this.#untilAnswered(() => this.#call('POST', 'orders/payment', again));
    const { paymentUrl } = (opened.data ?? {}) as { paymentUrl?: string | null };
    if (paymentUrl) await fetch(paymentUrl).then((page) => page.text());
  }

  async poll({ orderNo }: StagedOrder): Promise<void> {
    const answer = await this.#call('GET', `orders/pollingOrder/${orderNo}`).catch(() => null);
    if (answer?.data === true) this.toldPaid.add(orderNo);
  }

  /** Cancels, or finds that it was paid meanwhile. */
  async cancel({ orderNo }: StagedOrder): Promise<void> {
    await this.#untilAnswered(() => this.#call('PUT', `orders/cancel?id=${orderNo}`));
  }

  /** On the phone: the vendor answers, whether our server lives or not. */
  async atCashier(
    { orderNo }: StagedOrder,
    does: { channel: PayChannel; outcome: string; noticeAfterMs?: number },
  ): Promise<void> {
    const answer = await fetch(`${this.#simulatorsUrl}/pay/${orderNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(does),
    });
    await answer.text();
  }

  async #call(method: string, path: string, payload?: object): Promise<Envelope> {
    const answer = await fetch(`${this.#serverUrl}/api/oms-boot/app-api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
      signal: AbortSignal.timeout(ANSWER_TIME_LIMIT_MS),
    });
    return (await answer.json()) as Envelope;
  }

  async #untilAnswered(call: () => Promise<Envelope>, ...notYet: string[]): Promise<Envelope> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (Date.now() < giveUpAt) {
      const answer = await call().catch(() => null);
      if (answer && !OUR_FAULT.test(answer.code) && !notYet.includes(answer.code)) return answer;
      await wait(TRY_AGAIN_MS);
    }
    throw new Error('nobody answered for ten minutes');
  }
}
