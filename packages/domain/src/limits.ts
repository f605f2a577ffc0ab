import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/durations.ts';

/** Portal and gateway give up on a request after this long (portal.md section 9). */
export const REQUEST_TIMEOUT_MS = 60 * SECOND_MS;

export const SMS_CODE = {
  digits: 6,
  lifeMs: 5 * MINUTE_MS,
  /** A code is void after this many wrong tries: a million guesses must not fit into five minutes. */
  maxWrongTries: 5,
  /** The visitor may ask again after this long; the button counts it down. */
  resendSeconds: 60,
} as const;

/** The vendor's own ceilings for verification messages; staying under them ourselves gives a kinder answer. */
export const SMS_PER_PHONE = [
  { windowMs: SMS_CODE.resendSeconds * SECOND_MS, sends: 1 },
  { windowMs: HOUR_MS, sends: 5 },
  { windowMs: DAY_MS, sends: 10 },
] as const;

/** An address or a network may have this many times its hour's messages in a day. */
export const SMS_DAY_IN_HOURS = 4;

/**
 * The last messages of a budget are for people: past each share of it, asking costs the browser work, to be found by
 * hashing until so many bits are zero. 16 bits keep an old phone busy for a second, every two more for four times as long.
 */
export const SMS_WORK = {
  steps: [
    { pastShare: 0.5, bits: 16 },
    { pastShare: 0.75, bits: 18 },
    { pastShare: 0.9, bits: 20 },
  ],
  /** The task comes with failure A0242; its solution goes with the same call, asked again. */
  taskHeader: 'x-captcha-task',
  ticketHeader: 'x-captcha-ticket',
  /** A task that is not solved by then has to be asked for anew. */
  lifeMs: 2 * MINUTE_MS,
} as const;

export const SESSION = {
  /** A token that nobody used for this long is dead: a shared computer must not stay logged in. */
  idleMs: 1 * DAY_MS,
  absoluteMs: 7 * DAY_MS,
} as const;

/** Where a page of a list ends, as the gateway tells it: the number of the page, then the figure and the id of its last entry. */
export const PAGE_END = /^(\d{1,6})-(\d{1,10})-(\d{1,18})$/;

export const PAGE = { defaultSize: 10, maxSize: 100 } as const;

export const PAYMENT = {
  /** An order waits this long for its money; the vendors' codes end at the same moment (portal.md section 9). */
  windowMs: 30 * MINUTE_MS,
  /** While the dialog is open it asks this often whether the order is paid. */
  pollMs: 3 * SECOND_MS,
  /** After paying for a valuation, the page asks this often for the order. */
  valuationPollMs: 1 * SECOND_MS,
  /** Where no notice came, the vendor is asked at most this often for one payment. */
  vendorQueryMs: 10 * SECOND_MS,
} as const;

/** A confirmed purchase may be submitted for this long. */
export const ORDER_TOKEN_LIFE_MS = 30 * MINUTE_MS;

/** The provider picker shows this many at a time (portal.md section 9). */
export const PROVIDERS_PER_PAGE = 3;
