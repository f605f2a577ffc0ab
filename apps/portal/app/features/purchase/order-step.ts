import type { Problems } from './problems.ts';

export const ORDER_STEPS = ['选择', '核验', '支付', '生成'] as const;

const VERIFIED_BY = new Set(['offer', 'agreed']);

/** How far the order has got: everything filled in, the car checked and the consent given, paid. */
export function orderStep(problems: Problems, isVerified: boolean, isPaid: boolean): number {
  if (isPaid) return 3;
  const isFilledIn = Object.keys(problems).every((field) => VERIFIED_BY.has(field));
  if (!isFilledIn) return 0;
  return isVerified && Object.keys(problems).length === 0 ? 2 : 1;
}
