import { type Fault, FaultBook } from '../fault-book.ts';

export const FAULT_MODES = ['none', 'unreadable', 'limit', 'error', 'timeout'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type OcrFault = Fault<FaultMode, 'vendor'>;

export class OcrFaultBook extends FaultBook<FaultMode, 'vendor'> {
  constructor() {
    super('vendor');
  }
}
