import type { PayParams } from '@cheyantong/contract';
import { payChannelOfCode } from '@cheyantong/domain';
import type { PaymentDesk } from './desk.ts';
import { openTrade } from './open-trade.ts';
import { findPayable } from './payable-order.ts';

/** The code of an order for one channel, to be scanned with another device. */
export async function createPayCode(desk: PaymentDesk, memberId: bigint, params: PayParams): Promise<string> {
  const order = await findPayable(desk, memberId, params);
  return openTrade(desk, order, payChannelOfCode(params.channel), { way: 'code' });
}
