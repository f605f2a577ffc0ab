import { belongsToMember } from '../../shared/session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage.ts';
import { type OrderDraft, useOrderDraft } from './order-draft.ts';

/** A login that leaves the page, as the mini-program's own does, would lose what was typed: it waits in this tab. */
export const keepDraft = (): void => writeStored(STORAGE_KEYS.orderDraft, useOrderDraft.getState());

/** Once. */
export function bringBackDraft(): void {
  const kept = readStored(STORAGE_KEYS.orderDraft, isDraft);
  forget();
  if (kept) useOrderDraft.setState(kept, true);
}

function forget(): void {
  writeStored(STORAGE_KEYS.orderDraft, null);
}

belongsToMember({ forget });

const isDraft = (value: unknown): value is OrderDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['car', 'visit', 'choices', 'agreed', 'placed'].every((part) => part in value);
