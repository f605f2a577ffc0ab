import { type Fault, FaultBook } from '../fault-book.ts';

export const FAULT_MODES = ['none', 'slow', 'lost', 'down', 'refuse', 'wrongAmount', 'garbage'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type InvoicingFault = Fault<FaultMode, 'order'>;

export class InvoicingFaultBook extends FaultBook<FaultMode, 'order'> {
  constructor() {
    super('order');
  }
}
