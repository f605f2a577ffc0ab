import {
  addClue,
  addSignature,
  buyPart,
  type CallInput,
  confirmOrder,
  createPayCode,
  giveConsent,
  openPayment,
  sendTraceEvent,
  submitOrder,
  submitPersonalAuth,
  uploadFile,
} from '@cheyantong/contract';
import { DEMO_VEHICLES, INTENTIONS, identityCheckDigit, PAY_CHANNELS, SERVICES } from '@cheyantong/domain';
import { ALIPAY_NOTICES, alipayNotice, signedByAlipay } from '../alipay-notice.ts';
import { Random } from '../fire/random.ts';
import { Asking, beginAnew, Refused } from './asking.ts';
import { twoSteps } from './steps-of-a-part.ts';
import type { KillsWorld, StagedMember } from './world.ts';

const CONSENT = '2026-11-01';
/** What the gateway says to whoever sends again what it took before it was killed. */
const TAKEN_BEFORE = new Set(['A0303', 'A0500']);

type TraceStep = CallInput<typeof sendTraceEvent>['body'];

/** What the server has said yes to. It must never take that back, nor do it twice. */
export interface Acknowledged {
  /** Nobody uses them for anything yet: they are kept for a day. */
  uploads: string[];
  /** Those of the certification. */
  files: string[];
  orders: string[];
  paid: string[];
  leads: string[];
  certified: boolean;
  steps: TraceStep[];
}

/** A member who does one of everything, each thing again until it is answered. */
export class Life {
  readonly asking: Asking;
  readonly member: StagedMember;
  readonly acknowledged: Acknowledged = {
    uploads: [],
    files: [],
    orders: [],
    paid: [],
    leads: [],
    certified: false,
    steps: [],
  };
  /** Something was acknowledged since it was last compared. */
  toCompare = false;
  readonly clockJumps: boolean;
  readonly #world: KillsWorld;
  readonly #serial: number;

  constructor(world: KillsWorld, member: StagedMember, serial: number) {
    this.#world = world;
    this.clockJumps = world.clockJumps;
    this.#serial = serial;
    this.member = member;
    this.asking = new Asking(world.serverUrl, member.token);
  }

  /** Answers what was refused that should not be. */
  async live(): Promise<string[]> {
    const faults: string[] = [];
    const random = new Random(this.#serial);
    const deeds: (() => Promise<unknown>)[] = [
      () => this.#order(),
      async () => this.#keep(this.acknowledged.uploads, await this.#upload()),
      () => this.#lead(),
      () => this.#part(),
      () => this.#certify(),
      () => this.#trace(),
    ];
    for (const deed of deeds.toSorted(() => random.next() - 0.5)) {
      try {
        await (this.clockJumps ? beginAnew(deed) : deed());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        faults.push(`member ${this.member.phone}: ${error.message}`);
      }
    }
    return faults;
  }

  async #order(): Promise<void> {
    const { skuId, price } = this.#world.offer;
    const { orderToken } = await this.asking.untilAnswered(confirmOrder, { body: { skuId } });
    const orderNo = await this.asking.untilAnswered(submitOrder, {
      body: {
        orderToken,
        orderType: SERVICES.repair.orderType,
        orderItems: [{ skuId, price, quantity: 1 }],
        paymentAmount: price,
        serviceInfo: { vin: DEMO_VEHICLES[0]?.vin },
        agree: true,
      },
    });
    this.#keep(this.acknowledged.orders, orderNo);
    await this.asking.untilAnswered(createPayCode, {
      body: { outTradeNo: orderNo, amount: price, channel: PAY_CHANNELS.alipay.wire },
    });
    const paid = alipayNotice(orderNo, price, { trade_no: await this.#payAtVendor(orderNo) });
    const notice = signedByAlipay(paid, this.#world.vendorKey);
    await this.asking.notify(ALIPAY_NOTICES, notice);
    this.#keep(this.acknowledged.paid, orderNo);
  }

  /** The vendor hears of a trade when its page is opened. Answers the number of the payment; a trade that was closed meanwhile is over. */
  async #payAtVendor(orderNo: string): Promise<string> {
    const channel = PAY_CHANNELS.alipay.wire;
    const { paymentUrl } = await this.asking.untilAnswered(openPayment, {
      body: { orderSn: orderNo, channel },
    });
    await (await fetch(paymentUrl ?? '')).text();
    const answer = await fetch(`${this.#world.simulatorsUrl}/pay/${orderNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'alipay', outcome: 'paid' }),
    });
    if (!answer.ok) throw new Refused('pay', 'A0500', await answer.text());
    const { transactionId } = (await answer.json()) as { transactionId: string };
    return transactionId;
  }

  async #upload(): Promise<string> {
    const { url } = await this.asking.untilAnswered(uploadFile, { file: new Blob([this.#world.picture]) });
    return url;
  }

  async #lead(): Promise<void> {
    const { clueId } = await this.asking.untilAnswered(addClue, {
      body: {
        intentionType: INTENTIONS.sellCar,
        phone: this.member.phone,
        cityCode: '330100',
        cityName: '杭州市',
        agree: true,
      },
    });
    this.#keep(this.acknowledged.leads, clueId);
  }

  async #part(): Promise<void> {
    const { buyId } = await this.asking.untilAnswered(buyPart, {
      body: {
        partId: this.#world.partId,
        modelName: '大众 朗逸',
        parentTypeName: '车身',
        typeName: '前保险杠',
        phone: this.member.phone,
        agree: true,
      },
    });
    this.#keep(this.acknowledged.leads, buyId);
  }

  async #certify(): Promise<void> {
    const agreed = [{ document: 'identityConsent' as const, version: CONSENT }];
    await this.asking.untilAnswered(giveConsent, { body: { agreed } });
    const signature = await this.#upload();
    await this.asking.untilAnswered(addSignature, { body: { url: signature } });
    const digits = idDigits(this.#serial);
    const form = {
      realName: '李建国',
      idCardNo: digits + identityCheckDigit(digits),
      idCardFrontUrl: await this.#upload(),
      idCardBackUrl: await this.#upload(),
      agreedVersion: CONSENT,
    };
    const submitted = this.asking.untilAnswered(submitPersonalAuth, { body: form });
    const { files, uploads } = this.acknowledged;
    // Of one that was taken before, it uses the files of then.
    const kept = await submitted.then(
      () => files,
      (error: unknown) => {
        if (!(error instanceof Refused && TAKEN_BEFORE.has(error.code))) throw error;
        return uploads;
      },
    );
    for (const url of [signature, form.idCardFrontUrl, form.idCardBackUrl]) this.#keep(kept, url);
    this.acknowledged.certified = true;
  }

  async #trace(): Promise<void> {
    for (const step of twoSteps(this.#serial)) {
      await this.asking.untilAnswered(sendTraceEvent, { body: step });
      this.#keep(this.acknowledged.steps, step);
    }
  }

  #keep<T>(list: T[], acknowledged: T): void {
    list.push(acknowledged);
    this.toCompare = true;
  }
}

/** Of a person born in March 1990, another for each number. */
const idDigits = (serial: number): string =>
  `110105199003${pad(1 + (Math.floor(serial / 1000) % 28), 2)}${pad(serial % 1000, 3)}`;

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');
