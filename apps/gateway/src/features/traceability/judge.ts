import { createHash } from 'node:crypto';
import { type TracedObject, type TraceState, type TraceVerdict, UNRECORDED } from '@cheyantong/domain';
import {
  type ActorKey,
  endOfDay,
  keysAt,
  keysDigest,
  type Leaf,
  readEvent,
  type TraceEvent,
} from '@cheyantong/trace-chain';
import { LRUCache } from 'lru-cache';
import type { DbHandle } from '../../db/handle.ts';
import { type Actor, Actors } from './actors.ts';
import { chainBreach, type StoredBreach } from './chain-breach.ts';
import { Chains, type EventRow, type StoredChain } from './chains.ts';
import { type DayTree, DayTrees } from './day-trees.ts';
import type { TraceDesk } from './desk.ts';
import { type RootRow, Roots } from './roots.ts';

const JUDGEMENTS_IN_MEMORY = 5_000;

/** The newest public root that holds a chain, and where. */
export interface Published {
  root: RootRow;
  leaf: Leaf;
  tree: DayTree;
}

/** A chain with all that was found out about it. */
export interface Judgement {
  code: string;
  object: TracedObject;
  verdict: Exclude<TraceVerdict, 'unknown'>;
  breach: StoredBreach | null;
  state: TraceState;
  rows: readonly EventRow[];
  /** As far as they can be read. */
  events: readonly { event: TraceEvent; row: EventRow }[];
  sealed: StoredChain['sealed'];
  published: Published | null;
  actors: ReadonlyMap<string, Actor>;
  keys: ReadonlyMap<string, ActorKey>;
}

/** Judges chains: follows every signature and link, and compares with what was published. */
export class Judge {
  readonly #db: DbHandle;
  readonly #trees: DayTrees;
  /** By all that a judgement rests on, so that a changed row is judged anew. */
  readonly #breaches = new LRUCache<string, { found: StoredBreach | null }>({ max: JUDGEMENTS_IN_MEMORY });

  constructor(desk: TraceDesk) {
    this.#db = desk.db;
    this.#trees = new DayTrees(desk);
  }

  /** Undefined: nothing was ever recorded or published under this code. A day: by the root of that day. */
  async judge(code: string, object: TracedObject, day?: string): Promise<Judgement | undefined> {
    const chain = await new Chains(this.#db).read(code);
    const published = await this.#publishedOf(code, day);
    if (!chain.subject && chain.events.length === 0 && !published) return undefined;
    const registry = new Actors(this.#db);
    const [actors, keys] = [await registry.all(), await registry.keys()];
    const breach =
      (await this.#breachOf(chain, object, actors, keys, published?.leaf)) ??
      (published && rootBreach(published, keys));
    const sound = chain.subject?.state === 'withdrawn' ? 'withdrawn' : 'genuine';
    return {
      code,
      object,
      verdict: breach ? 'altered' : sound,
      breach,
      state: chain.subject?.state ?? UNRECORDED,
      rows: chain.events,
      events: chain.events.flatMap((row) => {
        const event = readEvent(row.text);
        return event ? [{ event, row }] : [];
      }),
      sealed: chain.sealed,
      published,
      actors,
      keys,
    };
  }

  async #publishedOf(code: string, day?: string): Promise<Published | null> {
    const roots = new Roots(this.#db);
    const root = day ? await roots.find(day) : await roots.latest();
    const leaf = root && (await roots.leafOf(code, root.day));
    if (!root || !leaf) return null;
    return { root, leaf, tree: await this.#trees.of(this.#db, root) };
  }

  async #breachOf(
    chain: StoredChain,
    object: TracedObject,
    actors: ReadonlyMap<string, Actor>,
    keys: ReadonlyMap<string, ActorKey>,
    leaf: Leaf | undefined,
  ): Promise<StoredBreach | null> {
    const trades = [...actors.values()].map(({ code, trade }) => [code, trade]);
    const content = JSON.stringify([chain, object, trades, [...keys.values()], leaf]);
    const memory = createHash('sha256').update(content).digest('base64');
    const known = this.#breaches.get(memory);
    if (known) return known.found;
    const found = await chainBreach(chain, object, {
      keys,
      tradeOf: (actor) => actors.get(actor)?.trade,
      leaf,
    });
    this.#breaches.set(memory, { found });
    return found;
  }
}

/** The signed root must be the one of the leaves it stands on, hold this one, and name the keys that we know. */
function rootBreach(
  { root, tree, leaf }: Published,
  keys: ReadonlyMap<string, ActorKey>,
): StoredBreach | null {
  const seq = leaf.length;
  if (!tree.holds || !tree.holdsLeaf(leaf)) return { seq, what: 'root' };
  const known = keysDigest(keysAt(keys.values(), endOfDay(root.day)));
  return tree.statement?.keys === known ? null : { seq, what: 'keys' };
}
