import { randomInt } from 'node:crypto';

const RANDOM_DIGITS = 3;
const MEMBER_DIGITS = 5;

/** 21 digits: the clock in milliseconds, three random ones, and the end of the member's id. */
export const newOrderNumber = (memberId: bigint, now = Date.now()): string =>
  [
    now,
    String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0'),
    String(memberId).slice(-MEMBER_DIGITS).padStart(MEMBER_DIGITS, '0'),
  ].join('');
