import { type ArticleCategory, CONSUMER_TOPIC_CODES, type ConsumerTopic } from '@cheyantong/domain';
import { z } from 'zod';
import { day, oneLine, oneOf } from '../../../data/written/fields.ts';
import type { Checklist, Question } from './file-parts.ts';

/** What the head of a piece for consumers says beyond an article's; null in every other category. */
export interface ConsumerMatter {
  topic: ConsumerTopic | null;
  sources: { name: string; number: string | null; link: string | null; checked: string }[] | null;
  questions: Question[] | null;
  checklist: Checklist | null;
}

/** More than this does not fit on one printed page. */
const MOST_TO_CHECK = 24;

const few = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, '应为列表').min(1, '至少 1 项').max(most, `最多 ${most} 项`);

const items = few(oneLine(60), MOST_TO_CHECK);

const checklist = z
  .strictObject({
    title: oneLine(30),
    items: items.optional(),
    groups: few(z.strictObject({ title: oneLine(20), items }), 6).optional(),
  })
  .transform((given, context): Checklist => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (!given.items === !given.groups) refuse('items 与 groups 应写其中一个');
    const groups = given.groups ?? [{ title: null, items: given.items ?? [] }];
    const all = groups.flatMap((group) => group.items);
    if (all.length > MOST_TO_CHECK) refuse(`共 ${all.length} 项，一页纸最多印 ${MOST_TO_CHECK} 项`);
    const twice = all.find((item, at) => all.indexOf(item) < at);
    if (twice !== undefined) refuse(`“${twice}”写了两次`);
    return { title: given.title, groups };
  });

export const consumerMatter = {
  topic: oneOf(CONSUMER_TOPIC_CODES).nullable().default(null),
  sources: few(
    z.strictObject({
      name: oneLine(60),
      number: oneLine(40).nullable().default(null),
      link: oneLine(200).nullable().default(null),
      checked: day,
    }),
    12,
  )
    .nullable()
    .default(null),
  questions: few(z.strictObject({ question: oneLine(40), answer: oneLine(300) }), 8)
    .nullable()
    .default(null),
  checklist: checklist.nullable().default(null),
};

const NEEDED = ['topic', 'sources', 'questions'] as const;

/** A piece for consumers says what it rests on and what it answers; nothing else has a place to show that. */
export function checkConsumerMatter(
  { category, ...head }: ConsumerMatter & { category: ArticleCategory },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (category === 'consumer') {
    for (const field of NEEDED) if (head[field] === null) refuse(field, '消费者资讯必须填写');
  } else {
    for (const field of [...NEEDED, 'checklist'] as const)
      if (head[field] !== null) refuse(field, '只用于消费者资讯（consumer）');
  }
}
