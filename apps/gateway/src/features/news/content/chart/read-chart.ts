import { parse } from 'yaml';
import { z } from 'zod';

const amount = z.number('应为数字');

const chart = z
  .strictObject({
    type: z.enum(['line', 'bar'], 'type 应为 line 或 bar'),
    unit: z.string('缺少 unit（数值是什么、单位）'),
    xLabel: z.string().optional(),
    x: z
      .array(z.union([z.number(), z.string()]), '缺少 x')
      .min(2, 'x 至少两项')
      .max(40, 'x 最多 40 项'),
    series: z
      .array(z.strictObject({ name: z.string(), values: z.array(amount.nullable()) }), '缺少 series')
      .min(1, '至少一组数据')
      .max(4, '最多 4 组数据'),
    caption: z.string('缺少 caption（图注）'),
    demo: z.boolean().default(false),
  })
  .superRefine(({ x, series, type }, context) => {
    for (const { name, values } of series)
      if (values.length !== x.length)
        context.addIssue({
          code: 'custom',
          message: `“${name}”有 ${values.length} 个数，x 有 ${x.length} 项`,
        });
    if (type === 'bar' && series.some(({ values }) => values.some((value) => (value ?? 0) < 0)))
      context.addIssue({ code: 'custom', message: '柱形图不能有负数' });
  });

export type Chart = z.output<typeof chart>;

/** A chart as its block says, or the sentence that tells what is wrong with it. */
export function readChart(block: string): { chart: Chart } | { problem: string } {
  try {
    const checked = chart.safeParse(parse(block));
    if (checked.success) return { chart: checked.data };
    return { problem: checked.error.issues[0]?.message ?? '' };
  } catch (error) {
    return { problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' };
  }
}
