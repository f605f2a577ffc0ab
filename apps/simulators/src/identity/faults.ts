import { type Fault, FaultBook } from '../fault-book.ts';

export const FAULT_MODES = ['none', 'mismatch', 'unknown', 'limit', 'timeout', 'error'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

/** For one ID number or credit code, or for all. */
export type IdentityFault = Fault<FaultMode, 'number'>;

export class IdentityFaultBook extends FaultBook<FaultMode, 'number'> {
  constructor() {
    super('number');
  }
}
