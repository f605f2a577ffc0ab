import { type OrderSubmitForm, submitOrder } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { call } from './call.ts';
import { belongsToMember } from './session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

type Tokens = Readonly<Record<string, string>>;

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((token) => typeof token === 'string');

/**
 * The tokens of submits without an answer, each by what was submitted: with the same token it is the same order. They
 * outlive a reload, which is what people do when no answer comes.
 */
const undecided = new Map<string, string>(
  Object.entries(readStored(STORAGE_KEYS.undecidedOrders, isTokens) ?? {}),
);

function remember(form: string, token: string | null): void {
  if (token === null) undecided.delete(form);
  else undecided.set(form, token);
  writeStored(STORAGE_KEYS.undecidedOrders, undecided.size > 0 ? Object.fromEntries(undecided) : null);
}

/** Submits an order so that one form becomes one order, also when the answer to an earlier try was lost. */
export async function submitOnce(
  { orderToken, agreedVersion, ...form }: OrderSubmitForm,
  send = (body: OrderSubmitForm): Promise<string> => call(submitOrder, { body }),
): Promise<string> {
  const key = JSON.stringify(form);
  const token = undecided.get(key) ?? orderToken;
  remember(key, token);
  try {
    const orderNo = await send({ ...form, agreedVersion, orderToken: token });
    remember(key, null);
    return orderNo;
  } catch (failure) {
    if (wasRefused(failure)) remember(key, null);
    throw failure;
  }
}

/** The gateway has looked at it and made nothing; anything else may have happened after the order was made. */
const wasRefused = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.status >= 400 && failure.status < 500;

const forgetAll = (): void => {
  undecided.clear();
  writeStored(STORAGE_KEYS.undecidedOrders, null);
};

belongsToMember({
  forget: forgetAll,
  layAside: () => ({ bringBack: () => undefined, discard: forgetAll }),
});
