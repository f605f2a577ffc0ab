import { type OrderSubmitForm, submitOrder } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { call } from './call.ts';

/** The tokens of submits without an answer, each by what was submitted: with the same token it is the same order. */
const undecided = new Map<string, string>();

/** Submits an order so that one form becomes one order, also when the answer to an earlier try was lost. */
export async function submitOnce(
  { orderToken, ...form }: OrderSubmitForm,
  send = (body: OrderSubmitForm): Promise<string> => call(submitOrder, { body }),
): Promise<string> {
  const key = JSON.stringify(form);
  const token = undecided.get(key) ?? orderToken;
  undecided.set(key, token);
  try {
    const orderNo = await send({ ...form, orderToken: token });
    undecided.delete(key);
    return orderNo;
  } catch (failure) {
    if (wasRefused(failure)) undecided.delete(key);
    throw failure;
  }
}

/** The gateway has looked at it and made nothing; anything else may have happened after the order was made. */
const wasRefused = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.status >= 400 && failure.status < 500;
