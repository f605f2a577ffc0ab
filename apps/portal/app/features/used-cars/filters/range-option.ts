import { isSameRange, type NumberRange } from '../../../shared/ui/number-range.ts';

/** "5-10", and with open ends "-5" and "50-". */
export function rangeOf(option: string): NumberRange {
  const [from = '', to = ''] = option.split('-');
  return [bound(from), bound(to)];
}

const bound = (text: string): number | null => (text === '' ? null : Number(text));

export const rangeBetween = (from: number | undefined, to: number | undefined): NumberRange => [
  from ?? null,
  to ?? null,
];

/** The option that stands for this range; none when the visitor typed a range of their own. */
export const optionFor = (
  options: readonly { value: string }[],
  range: NumberRange,
): { value: string } | undefined => options.find(({ value }) => isSameRange(rangeOf(value), range));

/** 5–10 万, 5 万以下, 50 万以上; years and kilometres say 以内. */
export function rangeWords([from, to]: NumberRange, unit: string, upTo = '以下'): string {
  if (from === null || from === 0) return `${to} ${unit}${upTo}`;
  return to === null ? `${from} ${unit}以上` : `${from}–${to} ${unit}`;
}
