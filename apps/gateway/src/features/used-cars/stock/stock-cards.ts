import { setTimeout } from 'node:timers/promises';
import type { UsedCarItem } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../../db/handle.ts';
import { ShortLived } from '../../../memory/short-lived.ts';
import type { CarCards } from '../car-cards.ts';
import type { CardRow } from '../cars.ts';
import { dealerNames, modelFacts } from '../model-and-dealer-names.ts';
import { presentItem } from '../present-item.ts';
import { Appraisals } from './appraisals.ts';
import type { AppraisalShelf } from './kept-appraisals.ts';
import type { Stock } from './stock.ts';
import { stockFacts } from './stock-facts.ts';

/** More than a car has. */
const REVISIONS = 65_536;
/** So long no visitor is answered; then it is their turn. */
const TURN_MS = 5;
const PAUSE_MS = 20;

/** Cards made from memory and kept until the car changes, a minute at most. */
export class StockCards implements CarCards {
  readonly #stock: Stock;
  readonly #models;
  readonly #dealers;
  readonly #shelf: AppraisalShelf | undefined;
  #appraisals: Appraisals;
  readonly #kept = new ShortLived<UsedCarItem, number>({ lifeMs: 60_000, size: 10_000 });

  constructor(db: DbHandle, stock: Stock, shelf?: AppraisalShelf) {
    this.#stock = stock;
    this.#shelf = shelf;
    this.#models = modelFacts(db);
    this.#dealers = dealerNames(db);
    this.#appraisals = new Appraisals(stock);
  }

  /**
   * Reads all names; from then on all cars are appraised once a day, whenever there is nothing else to do. Nobody waits
   * for it: a car that is looked at before its turn is appraised there and then, unless the server before this one did.
   */
  async open(): Promise<void> {
    const { modelId, dealerId } = this.#stock.words;
    await Promise.all([this.#models.of(modelId.codes.words), this.#dealers.of(dealerId.codes.words)]);
    this.#appraisals = new Appraisals(this.#stock, await this.#shelf?.read());
    const appraise = () => this.#appraiseAll().catch(() => undefined);
    setInterval(appraise, HOUR_MS).unref();
    appraise();
  }

  async of(ids: readonly bigint[]): Promise<UsedCarItem[]> {
    const slots = ids.flatMap((id) => this.#stock.slotOf(Number(id)) ?? []);
    const known = slots.map((slot) => this.#kept.recall(this.#keyOf(slot)));
    if (!known.includes(undefined)) return known as UsedCarItem[];
    const { modelId, dealerId } = this.#stock.words;
    const [models, dealers] = await Promise.all([
      this.#models.of(slots.map((slot) => modelId.at(slot) ?? '')),
      this.#dealers.of(slots.map((slot) => dealerId.at(slot) ?? '')),
    ]);
    const now = new Date();
    return slots.flatMap((slot, at) => {
      const model = models.get(modelId.at(slot) ?? '');
      const dealerName = dealers.get(dealerId.at(slot) ?? '');
      if (!model || dealerName === undefined) return [];
      return known[at] ?? this.#make(slot, { ...model, ...stockFacts(this.#stock, slot), dealerName }, now);
    });
  }

  #make(slot: number, car: CardRow, now: Date): UsedCarItem {
    const card = presentItem(car, this.#appraisals.of(slot, car, now), now);
    this.#kept.keep(this.#keyOf(slot), card);
    return card;
  }

  #keyOf(slot: number): number {
    return slot * REVISIONS + this.#stock.revisionOf(slot);
  }

  async #appraiseAll(): Promise<void> {
    const { modelId } = this.#stock.words;
    const models = await this.#models.of(modelId.codes.words);
    const now = new Date();
    let appraised = 0;
    let turnBegan = performance.now();
    for (let slot = 0; slot < this.#stock.size; slot++) {
      const model = models.get(modelId.at(slot) ?? '');
      if (!model || this.#appraisals.isOfToday(slot, now)) continue;
      this.#appraisals.renew(slot, { ...model, ...stockFacts(this.#stock, slot) }, now);
      appraised += 1;
      if (performance.now() - turnBegan < TURN_MS) continue;
      await setTimeout(PAUSE_MS, undefined, { ref: false });
      turnBegan = performance.now();
    }
    if (appraised > 0) await this.#shelf?.keep(this.#appraisals.handOver());
  }
}
