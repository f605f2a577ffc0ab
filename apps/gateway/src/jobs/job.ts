import type { DbHandle } from '../db/handle.ts';

/** A piece of work that a feature wants done later or regularly; every server takes from the same queue. */
export interface Job<Data extends object = object> {
  name: string;
  /** Standard cron line, Beijing time; such a job gets no data. */
  cron?: string;
  /** How often and how patiently a failed run is tried again; each wait is about twice the one before, with jitter. */
  retry?: { times: number; firstWaitSeconds: number };
  /** How many may run at once on one server; one, unless said otherwise. */
  concurrency?: number;
  work(data: Data): Promise<void>;
  /** Called once the last try has failed, also when it was a server's crash that failed it. */
  giveUp?(data: Data): Promise<void>;
}

/** Hands work in with the transaction that makes it necessary: both are committed, or neither. */
export type Enqueue = (handle: DbHandle, name: string, data: object) => Promise<void>;
