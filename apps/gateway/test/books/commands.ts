import { setTimeout as wait } from 'node:timers/promises';
import { cancelDetectOrder, type OrderSubmitForm, submitOrder } from '@cheyantong/contract';
import { DEMO_VEHICLES, PAY_CHANNEL_NAMES, type PayChannel, type Service } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { orders } from '../../src/features/orders/tables.ts';
import { newOrderForm } from '../fuzz/order-forms.ts';
import { brokenRules } from './rules.ts';
import type { World } from './world.ts';

/** What the member has in hand: forms that were confirmed, and the orders that were made of them. */
interface Hand {
  forms: { form: OrderSubmitForm; orderNo?: string }[];
  /** Orders we were told of, with what they cost. */
  orders: { orderNo: string; amountCents: number }[];
}

type Act = (world: World, hand: Hand, order: Hand['orders'][number]) => Promise<unknown>;

const SERVICES_TRIED = ['repair', 'accident', 'inspection'] as const satisfies Service[];
/** Everything a car can make a provider do: a report, trouble, nothing, silence, failure, nonsense. */
const PETROL = DEMO_VEHICLES.filter(({ newEnergy }) => !newEnergy).map(({ vin }) => vin);
const OUTCOMES = ['paid', 'duplicate', 'silent', 'late', 'underpaid', 'wrongAmount', 'badSignature'] as const;
const ANSWERS = ['report', 'corrected', 'started', 'nothing', 'failed', 'garbage'] as const;
const TRY_AGAIN_MS = 100;
const LONGEST_WAIT_MS = 400;

/** One thing that somebody does; afterwards the books are looked at. */
class Step implements fc.AsyncCommand<Hand, World> {
  readonly #words: string;
  readonly #act: Act;
  readonly #which: number;
  readonly #needsOrder: boolean;
  /** The server dies so many milliseconds after this has begun; it is done again, or has been done. */
  readonly #killAfterMs: number | undefined;

  constructor(words: string, which: number, act: Act, { needsOrder = true, killAfterMs = -1 } = {}) {
    this.#words = killAfterMs < 0 ? words : `${words} † ${killAfterMs} ms`;
    this.#act = act;
    this.#which = which;
    this.#needsOrder = needsOrder;
    this.#killAfterMs = killAfterMs < 0 ? undefined : killAfterMs;
  }

  check({ orders, forms }: Readonly<Hand>): boolean {
    return this.#needsOrder ? orders.length > 0 : this.#words.startsWith('submit') ? forms.length > 0 : true;
  }

  async run(hand: Hand, world: World): Promise<void> {
    const order = hand.orders[this.#which % Math.max(hand.orders.length, 1)];
    const acting = this.#act(world, hand, order ?? { orderNo: '', amountCents: 0 });
    if (this.#killAfterMs !== undefined) {
      acting.catch(() => undefined);
      await wait(this.#killAfterMs);
      await world.crash();
    }
    await acting;
    const broken = await brokenRules(
      world,
      hand.orders.map(({ orderNo }) => orderNo),
    );
    if (broken.length > 0) throw new Error(`after ${this}:\n${broken.join('\n')}`);
  }

  toString(): string {
    return `${this.#words}(${this.#which})`;
  }
}

/** Asks again until a server answers: it may be dying. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await wait(TRY_AGAIN_MS);
    }
  }
}

const unlessRefused = (error: unknown): void => {
  if (error instanceof TypeError) throw error;
};

const confirm =
  (service: Service, vin: string | undefined): Act =>
  async ({ member }, { forms }) => {
    const form = await insist(() => newOrderForm(member, service));
    forms.push({ form: vin ? { ...form, serviceInfo: { ...form.serviceInfo, vin } } : form });
  };

/** Nobody may have more than five unpaid bookings. */
const unlessHoarding =
  (form: Hand['forms'][number]) =>
  (error: unknown): undefined => {
    if (form.orderNo || !String(error).includes('多笔检测预约')) throw error;
  };

/** The same form again is the same order. */
const submit =
  (which: number): Act =>
  async ({ member }, { forms, orders }) => {
    const chosen = forms[which % forms.length];
    if (!chosen) return;
    const orderNo = await insist(() =>
      member.ask(submitOrder, { body: chosen.form }).catch(unlessHoarding(chosen)),
    );
    if (!orderNo) return;
    if (chosen.orderNo && chosen.orderNo !== orderNo)
      throw new Error(`${orderNo} is a second order of one form`);
    if (!chosen.orderNo) orders.push({ orderNo, amountCents: chosen.form.paymentAmount });
    chosen.orderNo = orderNo;
  };

const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.text());

const pay =
  (channel: PayChannel, outcome: string, noticeAfterMs: number): Act =>
  async ({ customer }, _hand, order) => {
    await customer.showCode(order, channel);
    await customer.atCashier(order, { channel, outcome, noticeAfterMs });
  };

const poll: Act = ({ customer }, _hand, order) => customer.poll(order);

/** Of an inspection also what was paid for; whoever is refused has to live with it. */
const cancel: Act = async ({ customer, member }, _hand, order) => {
  await customer.cancel(order);
  const { orderNo } = order;
  await insist(() => member.ask(cancelDetectOrder, { body: { orderNo } }).catch(unlessRefused));
};

const expire: Act = async ({ db, doNow }, _hand, { orderNo }) => {
  await db.execute(
    sql`update orders set expires_at = now() - interval '1 minute' where order_no = ${orderNo}`,
  );
  await doNow('orders-expire');
};

const sweep: Act = async ({ db, doNow }, _hand, { orderNo }) => {
  const then = sql`now() - interval '20 minutes'`;
  await db.execute(
    sql`update payment_codes set created_at = ${then}, last_queried_at = ${then} where order_no = ${orderNo}`,
  );
  await doNow('payment-sweep');
};

const answer =
  (outcome: string): Act =>
  ({ simulatorsUrl }, _hand, { orderNo }) =>
    post(`${simulatorsUrl}/providers/${orderNo}/answer`, { outcome });

const crash: Act = (world) => world.crash();

async function cancelUnpaid({ db, customer }: World): Promise<void> {
  const unpaid = await db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.status, 'unpaid'));
  for (const { orderNo } of unpaid) await customer.cancel({ orderNo, amountCents: 0 });
}

/** Something to begin with: most of what can happen happens to orders. What is left of others would only fill the member's book. */
export async function firstOrders(world: World): Promise<Hand> {
  await cancelUnpaid(world);
  const hand: Hand = { forms: [], orders: [] };
  const nobody = { orderNo: '', amountCents: 0 };
  for (const [at, service] of SERVICES_TRIED.entries()) {
    await confirm(service, undefined)(world, hand, nobody);
    await submit(at)(world, hand, nobody);
  }
  return hand;
}

const which = fc.nat({ max: 20 });
/** Most steps are left in peace. */
const killAfterMs = fc.oneof(
  { weight: 11, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.nat({ max: LONGEST_WAIT_MS }) },
);
const channel = fc.constantFrom(...PAY_CHANNEL_NAMES);

const paying = fc
  .tuple(which, channel, fc.constantFrom(...OUTCOMES), fc.nat({ max: LONGEST_WAIT_MS }), killAfterMs)
  .map(
    ([order, by, outcome, noticeAfterMs, kill]) =>
      new Step(`pay ${by} ${outcome} ${noticeAfterMs}`, order, pay(by, outcome, noticeAfterMs), {
        killAfterMs: kill,
      }),
  );

const step = (words: string, act: Act) => which.map((order) => new Step(words, order, act));

/** As often as keeps orders alive long enough for everything to happen to them. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: paying },
  {
    weight: 3,
    arbitrary: fc
      .tuple(which, fc.constantFrom(...ANSWERS), killAfterMs)
      .map(
        ([order, outcome, kill]) =>
          new Step(`answer ${outcome}`, order, answer(outcome), { killAfterMs: kill }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...SERVICES_TRIED), fc.constantFrom(...PETROL))
      .map(
        ([service, vin]) =>
          new Step(`confirm ${service} ${vin}`, 0, confirm(service, vin), { needsOrder: false }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, killAfterMs)
      .map(
        ([form, kill]) => new Step('submit', form, submit(form), { needsOrder: false, killAfterMs: kill }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(which, killAfterMs)
      .map(([order, kill]) => new Step('cancel', order, cancel, { killAfterMs: kill })),
  },
  { weight: 2, arbitrary: step('poll', poll) },
  { weight: 1, arbitrary: step('expire', expire) },
  { weight: 1, arbitrary: step('sweep', sweep) },
  { weight: 1, arbitrary: step('crash', crash) },
);
