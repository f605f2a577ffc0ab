import { type Fault, FaultBook } from '../../fault-book.ts';

export const FAULT_MODES = ['none', 'busy', 'down', 'timeout', 'garbage', 'staleToken'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

/** For one of the vendor's interfaces (`token`, `ticket`, `login`, `phone`), or for all. */
export type WechatFault = Fault<FaultMode, 'service'>;

export class WechatFaultBook extends FaultBook<FaultMode, 'service'> {
  constructor() {
    super('service');
  }
}
