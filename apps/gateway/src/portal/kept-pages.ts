import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Edition } from '../http/edition.ts';
import { Pace } from '../memory/pace.ts';
import { figures } from '../observability/figures.ts';
import type { Noted } from './in-process-call.ts';
import type { Page } from './page.ts';

/** So much of the pages that were asked for last; those that many ask for are some 100 kB each. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A page and what is kept of it compressed, quickly, densely and for old browsers: each a quarter of it. */
const sizeOf = ({ made }: Kept): number => Math.ceil(made.page.body.plain.length * 1.75);

/** So many times later than wanted, a page is waited for. */
const MOST_LAG = 3;

/** A page that has been the same for so long, and is asked for, will be asked for again: it is worth being compressed densely. */
const STANDS_MS = 10_000;
/** A few hundredths of a processor at most, however many pages there are. */
const PACKING = { apartMs: 2_000, most: 1 };

/** Whoever could have the page of before waits no longer for a new one. */
const PATIENCE_MS = 2_000;

const shown = new Counter({
  name: 'portal_pages_total',
  help: 'Pages that are the same for everybody, by whether one was kept or had to be made',
  labelNames: ['how'],
  registers: [figures],
});

interface Kept {
  made: MadePage;
  /** When making it began, or it was last seen to be as it would be made: what changed later it may not know. */
  since: number;
  edition: number;
  /** Since when it reads as it does. */
  standsSince: number;
  /** Somebody has waited for a new one in vain: until then it is shown as it is. */
  goodUntil: number;
}

interface Making {
  page: Promise<MadePage>;
  edition: number;
}

/** What was made for a visitor, whether others may have it too, and all that is to be known to tell whether it still holds. */
export interface MadePage {
  page: Page;
  forAll: boolean;
  madeAt: number;
  noted: readonly Noted[];
}

/** Makes a page, or finds that what was made before is what it would make. */
export type Make = (before?: MadePage) => Promise<MadePage>;

/**
 * Pages that are the same for everybody are made once. A change that this server makes begins a new edition, and no page of
 * an older one is shown before it was looked at anew; of other changes, and of the time, a page knows nothing: it is looked
 * at behind the backs of those who ask, and waited for where nobody has asked for a while. While it cannot be made, because the database is away or the
 * server has too much to do, it is shown as it was.
 */
export class KeptPages {
  readonly #edition: Edition;
  readonly #mayLagMs: number;
  readonly #kept: LRUCache<string, Kept>;
  readonly #making = new Map<string, Making>();
  readonly #packing = new Pace(PACKING);

  constructor(
    edition: Edition,
    { mayLagMs, mostBytes = MOST_BYTES }: { mayLagMs: number; mostBytes?: number },
  ) {
    this.#edition = edition;
    this.#mayLagMs = mayLagMs;
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
  }

  /** How the page goes out, if it is kept and nothing has to be asked about it: as new as anybody may expect. */
  ready<Answer>(name: string, answerOf: (page: Page) => Answer | undefined): Answer | undefined {
    const kept = this.#kept.get(name);
    if (kept?.edition !== this.#edition.number || Date.now() - kept.since >= this.#mayLagMs) return undefined;
    const answer = answerOf(kept.made.page);
    if (answer) shown.inc({ how: 'kept' });
    return answer;
  }

  show(name: string, make: Make): Page | Promise<Page> {
    const kept = this.#kept.get(name);
    if (kept?.edition !== this.#edition.number) {
      shown.inc({ how: 'made' });
      return this.#makeOnce(name, make).then(({ page }) => page);
    }
    const now = Date.now();
    const age = now - kept.since;
    if (age >= this.#mayLagMs * MOST_LAG && now >= kept.goodUntil) {
      shown.inc({ how: 'made' });
      return this.#madeInTime(this.#makeOnce(name, make), kept);
    }
    shown.inc({ how: 'kept' });
    if (age >= this.#mayLagMs) this.#makeOnce(name, make).catch(() => undefined);
    this.#packDensely(kept);
    return kept.made.page;
  }

  /** Whoever asks while a page of this edition is being made waits for that one. */
  #makeOnce(name: string, make: Make): Promise<MadePage> {
    const edition = this.#edition.number;
    const underWay = this.#making.get(name);
    if (underWay?.edition === edition) return underWay.page;
    const making: Making = { edition, page: this.#make(name, edition, make) };
    this.#making.set(name, making);
    const over = () => {
      if (this.#making.get(name) === making) this.#making.delete(name);
    };
    making.page.then(over, over);
    return making.page;
  }

  async #make(name: string, edition: number, make: Make): Promise<MadePage> {
    const since = Date.now();
    const made = await make(this.#kept.peek(name)?.made);
    if (!made.forAll) return made;
    const before = this.#kept.peek(name);
    // A slower making of an older edition has nothing to say any more.
    if (before && before.edition > edition) return made;
    // The same once more: it is compressed already.
    const same = before?.made.page.etag === made.page.etag ? before : undefined;
    const kept: Kept = {
      made: { ...made, page: same?.made.page ?? made.page },
      since,
      edition,
      standsSince: same?.standsSince ?? since,
      goodUntil: 0,
    };
    this.#kept.set(name, kept);
    this.#packDensely(kept);
    return kept.made;
  }

  /** What cannot be compressed more densely is sent as it is. */
  #packDensely({ made, standsSince }: Kept): void {
    const { body } = made.page;
    const isWorthIt = Date.now() - standsSince >= STANDS_MS && body.canBeDenser;
    if (!isWorthIt || !this.#packing.begin()) return;
    body
      .packDensely()
      .catch(() => undefined)
      .finally(() => this.#packing.end());
  }

  /** The page, or the one of before where it cannot be had; then nobody else has to wait to find that out for a while. */
  async #madeInTime(making: Promise<MadePage>, before: Kept): Promise<Page> {
    const made = await Promise.race([making.catch(() => undefined), patience()]);
    if (made && !isInTrouble(made)) return made.page;
    before.goodUntil = Date.now() + this.#mayLagMs * MOST_LAG;
    return before.made.page;
  }
}

const patience = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined).unref();
  });

/** It failed, or parts of it did: what used to be for everybody is not. One that is gone is another matter. */
const isInTrouble = ({ page: { status }, forAll }: MadePage): boolean =>
  status >= 500 || (status === 200 && !forAll);
