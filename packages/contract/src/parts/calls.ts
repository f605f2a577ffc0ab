import { AGREEMENTS, INTENTIONS, LEAD_AGREEMENTS, MOST_PARTS_AT_ONCE } from '@cheyantong/domain';
import { z } from 'zod';
import { agreedVersion } from '../agreements/agreed-version.ts';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, mobile, pageOf, smsCode, words } from '../fields.ts';
import { fittedCar, partDetail, partItem, partQuery, partTypeOption } from './shapes.ts';

export type { FittedCar, PartDetail, PartFit, PartItem, PartQuery, PartTypeOption } from './shapes.ts';

const PARTS = 'vehicle-boot/api/v1/vehiclePart';
const named = (missing: string) => words(80, { missing }).min(1, missing);

const purchaseForm = z
  .object({
    modelName: named('请选择车型'),
    parentTypeName: named('请选择配件类别'),
    typeName: named('请选择配件名称'),
    phone: mobile,
    partId: id.optional().describe('without it the words above are a wish, passed on to a supplier'),
    quantity: z
      .int('数量应为整数')
      .min(1, '至少 1 件')
      .max(MOST_PARTS_AT_ONCE, `一次最多 ${MOST_PARTS_AT_ONCE} 件`)
      .default(1),
    smsCode: smsCode.optional().describe('needed when the phone is not the member’s own'),
    agree: z.boolean().optional().describe('the box the portal makes the visitor tick; false is refused'),
    agreedVersion,
  })
  .refine((form) => form.agree !== false, {
    error: AGREEMENTS[LEAD_AGREEMENTS[INTENTIONS.partPurchase]].askSentence,
    path: ['agree'],
  });

const purchase = z.object({
  buyId: id,
  createTime: dateTimeText,
  quantity: z.int(),
  receiverName: z.string().describe('who gets the number'),
  reservedUntil: dateTimeText.nullable().describe('null: a wish holds nothing'),
});

export type PartPurchaseForm = z.input<typeof purchaseForm>;
export type PartPurchase = z.output<typeof purchase>;

export const buyPart = defineCall({
  method: 'POST',
  path: `${PARTS}/buy`,
  access: 'member',
  failure: 'toast',
  changesPages: true,
  summary: '确认购买再用件，或登记求购；24 小时内重复提交返回同一条',
  body: purchaseForm,
  data: purchase,
});

const open = { access: 'open', failure: 'caller' } as const;

export const listPartGroups = defineCall({
  ...open,
  method: 'GET',
  path: `${PARTS}/type/optionList`,
  summary: '配件大类，附在售数量；给出车型时只计适配的',
  query: z.object(fittedCar),
  data: z.array(partTypeOption),
});

export const listPartTypes = defineCall({
  ...open,
  method: 'GET',
  path: `${PARTS}/optionList/:typeId`,
  summary: '一个大类下的配件名称，附在售数量；给出车型时只计适配的',
  params: z.object({ typeId: id }),
  query: z.object(fittedCar),
  data: z.array(partTypeOption),
});

export const getPart = defineCall({
  ...open,
  method: 'GET',
  path: `${PARTS}/partDetail/:partId`,
  summary: '再用件详情',
  params: z.object({ partId: id }),
  data: partDetail,
});

export const listParts = defineCall({
  ...open,
  method: 'POST',
  path: `${PARTS}/list`,
  summary: '再用件列表',
  body: partQuery,
  data: pageOf(partItem),
});
