import { PAY_CHANNEL_NAMES, type PayChannel } from '@cheyantong/domain';
import type { FireCustomer } from './customer.ts';
import type { Random } from './random.ts';
import type { StagedOrder } from './stage.ts';

type Scenario = (customer: FireCustomer, order: StagedOrder, chance: Chance) => Promise<void>;

/** What is left to chance, decided before anything runs: the order of events may differ, the decisions do not. */
interface Chance {
  channel: PayChannel;
  other: PayChannel;
  /** Notices are held back for different times, so that they overtake each other. */
  delays: [number, number, number];
}

const pay = (
  customer: FireCustomer,
  order: StagedOrder,
  channel: PayChannel,
  outcome: string,
  noticeAfterMs = 0,
) => customer.atCashier(order, { channel, outcome, noticeAfterMs });

const simply =
  (outcome: string): Scenario =>
  async (customer, order, { channel, delays }) => {
    await customer.showCode(order, channel);
    await pay(customer, order, channel, outcome, delays[0]);
    await Promise.all([customer.poll(order), customer.poll(order), customer.poll(order)]);
  };

/** Everything that can happen between a code and its money. */
const SCENARIOS: Record<string, Scenario> = {
  paid: simply('paid'),
  duplicate: simply('duplicate'),
  silent: simply('silent'),
  forged: simply('badSignature'),
  wrongAmount: simply('wrongAmount'),
  async nobodyPays(customer, order, { channel }) {
    await customer.showCode(order, channel);
    await customer.poll(order);
  },
  async bothChannels(customer, order, { channel, other, delays }) {
    await Promise.all([customer.showCode(order, channel), customer.showCode(order, other)]);
    await Promise.all([
      pay(customer, order, channel, 'paid', delays[0]),
      pay(customer, order, other, 'duplicate', delays[1]),
      customer.poll(order),
    ]);
  },
  async everythingAtOnce(customer, order, { channel, other, delays }) {
    await Promise.all([customer.showCode(order, channel), customer.showCode(order, other)]);
    await pay(customer, order, channel, 'wrongAmount', delays[0]);
    await pay(customer, order, other, 'badSignature', delays[1]);
    await pay(customer, order, channel, 'duplicate', delays[2]);
    await Promise.all([customer.poll(order), customer.poll(order)]);
  },
  async lateAfterCancel(customer, order, { channel, delays }) {
    await customer.showCode(order, channel);
    await customer.cancel(order);
    await pay(customer, order, channel, 'late', delays[0]);
  },
  async cancelRacesMoney(customer, order, { channel, delays }) {
    await customer.showCode(order, channel);
    await Promise.all([
      pay(customer, order, channel, 'paid', delays[0] % 300),
      customer.cancel(order),
      customer.poll(order),
    ]);
  },
};

const AT_ONCE = 12;
const NAMES = Object.keys(SCENARIOS) as [string, ...string[]];
const LONGEST_DELAY_MS = 4_000;

/** Hands every order its fate. */
export function planScenarios(orders: readonly StagedOrder[], random: Random) {
  return orders.map((order, index) => {
    const name = NAMES[index % NAMES.length] ?? NAMES[0];
    const channel = random.pick(PAY_CHANNEL_NAMES);
    const other: PayChannel = channel === 'alipay' ? 'wechat' : 'alipay';
    const delay = () => random.between(0, LONGEST_DELAY_MS);
    const chance: Chance = { channel, other, delays: [delay(), delay(), delay()] };
    return { order, name, run: (customer: FireCustomer) => SCENARIOS[name]?.(customer, order, chance) };
  });
}

/** Plays what was planned, a dozen orders at a time; `onPlayed` hears how many are over. */
export async function playAll(
  plans: ReturnType<typeof planScenarios>,
  customer: FireCustomer,
  onPlayed: (count: number) => void = () => undefined,
): Promise<void> {
  const queue = plans.values();
  let played = 0;
  const players = Array.from({ length: AT_ONCE }, async () => {
    for (const plan of queue) {
      await plan.run(customer);
      played += 1;
      onPlayed(played);
    }
  });
  await Promise.all(players);
}
