import { AsyncLocalStorage } from 'node:async_hooks';

const ownCalls = new AsyncLocalStorage<true>();

/** Asks the gateway from inside this process; nobody outside can make a request look like this. */
export const asOwnCall = <Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> =>
  // Awaited in here: what is asked with `inject` begins when somebody waits for it.
  ownCalls.run(true, async () => await ask());

export const isOwnCall = (): boolean => ownCalls.getStore() ?? false;
