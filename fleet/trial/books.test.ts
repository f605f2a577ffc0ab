import { describe, expect, it } from 'vitest';
import { type Books, findFaults } from './books.ts';
import { History } from './history.ts';

const money = { orderNo: '1', transactionId: 'T1', amountCents: 3900 };

function bought(): { history: History; books: Books } {
  const history = new History();
  for (const told of [history.handedOut, history.ordered, history.spent, history.toldPaid]) told.add('1');
  return {
    history,
    books: {
      orders: [{ orderNo: '1', status: 'completed', reportStatus: 'ready' }],
      receipts: [money],
      vendor: [money],
    },
  };
}

describe('the books after a trial', () => {
  it('are in order when everybody paid once and was told so', () => {
    const { history, books } = bought();
    expect(findFaults(history, books)).toEqual([]);
  });

  it('lack an order that was acknowledged', () => {
    const { history } = bought();
    expect(findFaults(history, { orders: [], receipts: [], vendor: [] })).toEqual([
      '1: was acknowledged and is not there',
    ]);
  });

  it('lack a payment that somebody was told of', () => {
    const { history, books } = bought();
    const unpaid = [{ orderNo: '1', status: 'unpaid', reportStatus: 'none' }];
    const faults = findFaults(history, { ...books, orders: unpaid, receipts: [] });
    expect(faults.join()).toContain('was said to be paid');
    expect(faults.join()).toContain('our books say nothing');
  });

  it('have money twice', () => {
    const { history, books } = bought();
    const twice = [money, { ...money, transactionId: 'T2' }];
    expect(findFaults(history, { ...books, receipts: twice }).join()).toContain('paid more than once');
  });

  it('have an order that nobody made', () => {
    const { history, books } = bought();
    const orders = [...books.orders, { orderNo: '2', status: 'unpaid', reportStatus: 'none' }];
    expect(findFaults(history, { ...books, orders })).toEqual(['2 (unpaid): was ordered by nobody']);
  });

  it('may hold an order whose acknowledgement was lost on the way', () => {
    const { history, books } = bought();
    history.handedOut.add('2');
    const orders = [...books.orders, { orderNo: '2', status: 'unpaid', reportStatus: 'none' }];
    expect(findFaults(history, { ...books, orders })).toEqual([]);
  });

  it('show who paid and was never told', () => {
    const { history, books } = bought();
    history.toldPaid.clear();
    expect(findFaults(history, books)).toEqual(['1: who paid was never told so']);
  });

  it('show a paid order that waits for its report', () => {
    const { history, books } = bought();
    const orders = [{ orderNo: '1', status: 'paid', reportStatus: 'generating' }];
    expect(findFaults(history, { ...books, orders })).toEqual(['1 (paid): its report is generating']);
  });
});
