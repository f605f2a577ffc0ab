import { belongsToMember } from '../../../shared/session/belongings.ts';
import type { OrderRequest } from './place-order.ts';

/** An order whose visitor has gone to log in. In memory, as the form is: a reload forgets both. */
let waiting: { name: string; request: OrderRequest } | null = null;

/** What the way to the login page carries along: only whoever comes back by it goes on to paying. */
export function letWait(request: OrderRequest): { waitingOrder: string } {
  waiting = { name: crypto.randomUUID(), request };
  return { waitingOrder: waiting.name };
}

/** Once. Whoever comes another way, or back without having logged in, has thought better of it. */
export function takeWaiting(carried: unknown): OrderRequest | null {
  const found = waiting;
  waiting = null;
  return isNamed(carried) && carried.waitingOrder === found?.name ? found.request : null;
}

const isNamed = (carried: unknown): carried is { waitingOrder: string } =>
  typeof carried === 'object' && carried !== null && 'waitingOrder' in carried;

belongsToMember({
  forget: () => {
    waiting = null;
  },
});
