import { orderStatusCode, REPORT_STATUSES } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { isMoving, nextStepOf } from './next-step.ts';

const { none, generating, ready } = REPORT_STATUSES;

describe('what a member can do next', () => {
  it.each([
    ['unpaid', none, 'pay'],
    ['paid', generating, 'progress'],
    ['inService', generating, 'progress'],
    ['refunding', none, 'progress'],
    ['completed', ready, 'report'],
    ['canceled', none, 'look'],
    ['refunded', none, 'look'],
  ] as const)('with an order that is %s', (status, reportStatus, step) => {
    const order = { status: orderStatusCode(status), reportStatus };
    expect(nextStepOf(order)).toBe(step);
    expect(isMoving(order)).toBe(step === 'progress');
  });
});
