import { describe, expect, it } from 'vitest';
import { orderStep } from './order-step.ts';

describe('progress of an order', () => {
  it('chooses until everything is filled in', () => {
    expect(orderStep({ vin: '…', agreed: '…' }, false, false)).toBe(0);
  });

  it('verifies until the provider is known to cover the car and the consent is given', () => {
    expect(orderStep({ agreed: '…' }, true, false)).toBe(1);
    expect(orderStep({ offer: '…' }, true, false)).toBe(1);
    expect(orderStep({}, false, false)).toBe(1);
  });

  it('then pays, and then waits for the report', () => {
    expect(orderStep({}, true, false)).toBe(2);
    expect(orderStep({}, true, true)).toBe(3);
  });
});
