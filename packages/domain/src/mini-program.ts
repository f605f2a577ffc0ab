import { MINUTE_MS, SECOND_MS } from './time/durations.ts';

/** A login that goes from the mini-program's own pages to ours: the page redeems it at once, or never. */
export const MINI_TICKET_LIFE_MS = 60 * SECOND_MS;

/** The page's secret and its SHA-256, both as base64url of 32 bytes. */
export const MINI_VERIFIER_FORMAT = /^[\w-]{43}$/;

/** A page that goes on at another device. */
export const HANDOVER = {
  lifeMs: 5 * MINUTE_MS,
  /** Of LEGIBLE_LETTERS: too many to be tried out within the minutes of their life. */
  sceneLetters: 12,
} as const;

export const HANDOVER_STATES = ['waiting', 'opened', 'confirmed', 'expired'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];
