import { type Fault, FaultBook } from '../fault-book.ts';

export const FAULT_MODES = ['none', 'reject', 'error', 'timeout'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type DealerFault = Fault<FaultMode, 'dealer'>;

export class DealerFaultBook extends FaultBook<FaultMode, 'dealer'> {
  constructor() {
    super('dealer');
  }
}
