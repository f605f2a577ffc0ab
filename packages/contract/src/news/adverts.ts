import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, numericInteger } from '../fields.ts';

const advert = z.object({
  id,
  title: z.string(),
  subtitle: z.string().nullable(),
  imageUrl: z.string(),
  redirectUrl: z.string().nullable(),
  actionLabel: z.string().nullable(),
  type: z.int().describe('1 mini-program, 2 web'),
  activityType: z.int().describe('1 home, 2 reused parts, 3 used cars, 4 recommended services'),
  sort: z.int(),
  startTime: dateTimeText.nullable(),
  endTime: dateTimeText.nullable(),
});

export type Advert = z.output<typeof advert>;

export const listAdverts = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/activity/getAdvertisementList',
  access: 'open',
  failure: 'silent',
  summary: '正在展示的轮播，按顺序',
  query: z.object({
    type: numericInteger.default(2),
    activityType: numericInteger.default(1),
  }),
  data: z.array(advert),
});
