import { type Fault, FaultBook } from '../fault-book.ts';

export const FAULT_MODES = ['none', 'reject', 'limit', 'timeout', 'error'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type SmsFault = Fault<FaultMode, 'phone'>;

export class SmsFaultBook extends FaultBook<FaultMode, 'phone'> {
  constructor() {
    super('phone');
  }
}
