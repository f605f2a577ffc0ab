import { CallFailure } from '@cheyantong/contract/wire';

/** Refused, because a newer version of an agreement has to be read first. */
export const isUnreadVersion = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code === 'A0430';
