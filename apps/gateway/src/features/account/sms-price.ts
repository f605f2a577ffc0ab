import { SMS_WORK } from '@cheyantong/domain';
import type { BudgetName, Usage } from './sms-sends.ts';

/** What the next message costs: nothing, work, or it cannot be had; `by` is the budget that says so. */
export type Price =
  | { kind: 'free' }
  | { kind: 'work'; bits: number; by: BudgetName }
  | { kind: 'refused'; by: BudgetName };

const OF_ONE_PHONE: readonly BudgetName[] = ['phone', 'notices'];

/** The budget that is used most sets the price. One's own phone is never a reason for work: it is soon used up. */
export function priceOf(usage: readonly Usage[]): Price {
  const empty = usage.find(({ used, sends }) => used >= sends);
  if (empty) return { kind: 'refused', by: empty.budget };
  const [most] = usage
    .filter(({ budget }) => !OF_ONE_PHONE.includes(budget))
    .map(({ budget, used, sends }) => ({ budget, share: used / sends }))
    .sort((one, other) => other.share - one.share);
  const step = most && SMS_WORK.steps.findLast(({ pastShare }) => most.share >= pastShare);
  return step ? { kind: 'work', bits: step.bits, by: most.budget } : { kind: 'free' };
}
