import { setTimeout as wait } from 'node:timers/promises';
import { PAY_CHANNEL_NAMES } from '@cheyantong/domain';
import { prepareShop } from '../../bench/floor/members.ts';
import { primaryAddress } from '../database.ts';
import { OUTSIDE } from '../machines.ts';
import { Visitor } from '../visitor.ts';
import { whoRefused } from './answers.ts';
import { History } from './history.ts';
import { type Offer, Payer } from './payer.ts';
import { NeverAnswered, Wishes } from './wishes.ts';

const PAYERS = 4;
const PAGES = ['/home', '/usedCar/tabs1', '/information/tabs1', '/login'];
const PAUSE_MS = 500;
/** Nobody waits longer for one answer. */
const ANSWER_MS = 30_000;
/** Nobody tries longer to get what they want. */
const PATIENCE_MS = 150_000;

/** Other than in every trial before: a fleet may be tried for as long as it runs. */
const newMobile = (): number => 13_000_000_000 + (Math.floor(Date.now() / 100) % 800_000_000);

/** Members who are logged in, and at once begin to buy; others read. */
export async function openLoad() {
  const shop = await prepareShop({ databaseUrl: await primaryAddress(), dataDir: '' }, PAYERS, newMobile());
  return { shop, load: new Load(shop) };
}

/** People who buy and people who read, until they are told to stop; each ends what they have begun. */
export class Load {
  readonly wishes = new Wishes(PATIENCE_MS);
  readonly history = new History();
  readonly #people: Promise<void>[];
  #goesOn = true;

  constructor(shop: { tokens: string[]; offer: Offer }) {
    const visitor = (at: number) => new Visitor(OUTSIDE.visitors[at] ?? OUTSIDE.address, ANSWER_MS);
    this.#people = [
      ...shop.tokens.map((token, at) => this.#buys(visitor(at), token, shop.offer)),
      ...PAGES.map((path, at) => this.#reads(visitor(PAYERS + at), path)),
    ];
  }

  async #buys(visitor: Visitor, token: string, offer: Offer): Promise<void> {
    const { wishes, history } = this;
    const payer = new Payer({ visitor, token, offer, wishes, history });
    await this.#goOn(visitor, (round) =>
      payer.buy(PAY_CHANNEL_NAMES[round % PAY_CHANNEL_NAMES.length] ?? 'alipay'),
    );
  }

  #reads(visitor: Visitor, path: string): Promise<void> {
    const read = async () => {
      const answer = await visitor.ask({ path, headers: { accept: 'text/html' } });
      if (answer.status !== 200) throw new Error(whoRefused(answer));
    };
    return this.#goOn(visitor, () => this.wishes.grant('page', read));
  }

  async #goOn(visitor: Visitor, act: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; this.#goesOn; round += 1) {
      try {
        await act(round);
      } catch (error) {
        // It is written down already; there will be other wishes.
        if (!(error instanceof NeverAnswered)) throw error;
      }
      await wait(PAUSE_MS);
    }
    visitor.leave();
  }

  async stop(): Promise<void> {
    this.#goesOn = false;
    await Promise.all(this.#people);
  }
}
