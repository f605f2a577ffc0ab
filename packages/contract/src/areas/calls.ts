import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id } from '../fields.ts';

const area = z.object({
  id: id.describe('six-digit division code'),
  name: z.string(),
  pid: id,
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 province, 1 city, 2 district'),
  leaf: z.boolean(),
});

export type Area = z.output<typeof area>;

export const listAreas = defineCall({
  method: 'GET',
  path: 'vehicle-boot/api/v1/area/list/:pid',
  access: 'open',
  failure: 'caller',
  summary: '下级行政区划；根节点为 0',
  params: z.object({ pid: z.string().regex(/^(0|\d{6})$/, '行政区划代码不正确') }),
  data: z.array(area),
});
