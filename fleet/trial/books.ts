import type { History } from './history.ts';

export interface Books {
  orders: { orderNo: string; status: string; reportStatus: string }[];
  receipts: Money[];
  /** What the vendors have. */
  vendor: Money[];
}

interface Money {
  orderNo: string;
  transactionId: string;
  amountCents: number;
}

const IS_PAID = new Set(['paid', 'inService', 'completed']);

/** What is wrong, in sentences. Everybody in a trial pays once for what they order, and gets a report. */
export function findFaults(history: History, books: Books): string[] {
  const orders = new Map(books.orders.map((order) => [order.orderNo, order]));
  const receipts = byOrder(books.receipts);
  const taken = byOrder(books.vendor);
  const faults: string[] = [];

  for (const orderNo of history.ordered)
    if (!orders.has(orderNo)) faults.push(`${orderNo}: was acknowledged and is not there`);
  for (const { orderNo, status, reportStatus } of books.orders) {
    const [mine = [], theirs = []] = [receipts.get(orderNo), taken.get(orderNo)];
    const say = (fault: string) => faults.push(`${orderNo} (${status}): ${fault}`);
    if (!history.handedOut.has(orderNo)) say('was ordered by nobody');
    if (mine.length > 1 || theirs.length > 1) say('was paid more than once');
    if (lines(mine) !== lines(theirs)) say(`our books say ${lines(mine)}, the vendor's ${lines(theirs)}`);
    if (IS_PAID.has(status) !== mine.length > 0) say('status and money differ');
    if (history.toldPaid.has(orderNo) && !IS_PAID.has(status)) say('was said to be paid');
    if (IS_PAID.has(status) && reportStatus !== 'ready') say(`its report is ${reportStatus}`);
  }
  for (const orderNo of taken.keys())
    if (!orders.has(orderNo)) faults.push(`${orderNo}: the vendor has money for an order that is not there`);
  for (const orderNo of history.spent)
    if (!history.toldPaid.has(orderNo)) faults.push(`${orderNo}: who paid was never told so`);
  return faults;
}

function byOrder(money: readonly Money[]): Map<string, Money[]> {
  return Map.groupBy(money, ({ orderNo }) => orderNo);
}

const lines = (money: readonly Money[]): string =>
  money
    .map(({ transactionId, amountCents }) => `${transactionId} ${amountCents}`)
    .toSorted()
    .join(', ') || 'nothing';
