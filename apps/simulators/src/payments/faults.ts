import { type Fault, FaultBook } from '../fault-book.ts';

/** How a vendor's calls may fail: out of order, no answer at all, an answer that somebody else signed. */
export const FAULT_MODES = ['none', 'down', 'slow', 'forged'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type PaymentFault = Fault<FaultMode, 'channel'>;

export class PaymentFaultBook extends FaultBook<FaultMode, 'channel'> {
  constructor() {
    super('channel');
  }
}
