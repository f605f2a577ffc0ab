import { isDay, momentOf } from '@cheyantong/domain';
import { z } from 'zod';

/** What the heads of files are made of; the sentences are for whoever writes them. */

export const oneLine = (most: number) =>
  z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);

const MOMENT_SENTENCE = '应为日期，如 2026-11-12 09:30';
export const moment = z.string(MOMENT_SENTENCE).transform((text, context) => {
  const found = momentOf(text.length === 10 ? `${text} 00:00:00` : `${text}:00`);
  if (found === null) context.addIssue({ code: 'custom', message: MOMENT_SENTENCE });
  return found ?? new Date(0);
});

const DAY_SENTENCE = '应为日期，如 2026-11-12';
export const day = z.string(DAY_SENTENCE).refine(isDay, DAY_SENTENCE);

export const yesOrNo = z.boolean('应为 true 或 false').default(false);

export const oneOf = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.enum(codes, `应为 ${codes.join('、')} 之一`);

/** Small numbers come first; whatever names none comes after those that do. */
const LAST = 99;
export const order = z
  .int('应为整数')
  .min(1, `应为 1 至 ${LAST}`)
  .max(LAST, `应为 1 至 ${LAST}`)
  .default(LAST);
