import { readTradeNo } from '@cheyantong/domain';
import { eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { members } from '../../apps/gateway/src/features/account/tables.ts';
import { orders } from '../../apps/gateway/src/features/orders/tables.ts';
import { receipts } from '../../apps/gateway/src/features/payments/tables.ts';
import { withClient } from '../../bench/support/with-client.ts';
import { primaryAddress } from '../database.ts';
import { SIMULATORS_URL } from '../machines.ts';
import type { Books } from './books.ts';

interface VendorEntry {
  kind: 'payment' | 'refund';
  outTradeNo: string;
  transactionId: string;
  amountCents: number;
}

/** Everything of these members, as the primary has it, and what the vendors have of it. */
export async function readBooks(mobiles: string[]): Promise<Books> {
  const ours = await withClient(await primaryAddress(), async (client) => {
    const db = drizzle(client);
    const theirs = inArray(members.mobile, mobiles);
    return {
      orders: await db
        .select({ orderNo: orders.orderNo, status: orders.status, reportStatus: orders.reportStatus })
        .from(orders)
        .innerJoin(members, eq(members.id, orders.memberId))
        .where(theirs),
      receipts: await db
        .select({
          orderNo: receipts.orderNo,
          transactionId: receipts.transactionId,
          amountCents: receipts.amountCents,
        })
        .from(receipts)
        .innerJoin(orders, eq(orders.orderNo, receipts.orderNo))
        .innerJoin(members, eq(members.id, orders.memberId))
        .where(theirs),
    };
  });
  const ledger = (await (await fetch(`${SIMULATORS_URL}/pay/ledger`)).json()) as VendorEntry[];
  return { ...ours, vendor: ledger.filter(({ kind }) => kind === 'payment').map(toMoney) };
}

const toMoney = ({ outTradeNo, transactionId, amountCents }: VendorEntry) => ({
  orderNo: readTradeNo(outTradeNo).orderNo,
  transactionId,
  amountCents,
});
