import {
  AGREEMENTS,
  INTENTIONS,
  type IntentionType,
  LEAD_AGREEMENTS,
  LEAD_STATUSES,
  type LeadStatus,
} from '@cheyantong/domain';
import { z } from 'zod';
import { agreedVersion } from '../agreements/agreed-version.ts';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, mobile, pageOf, pageQuery, smsCode, words, workTicket } from '../fields.ts';

const named = words(80).optional();
const intentionType = z.enum(INTENTIONS);

const leadForm = z
  .object({
    intentionType: intentionType.exclude(['partPurchase'], { error: '不支持的意向类型' }),
    phone: mobile,
    actionCode: z.literal(1).default(1),
    vehicleId: id.optional(),
    brandCode: named,
    brandName: named,
    seriesCode: named,
    seriesName: named,
    modelCode: named,
    modelName: named,
    provinceCode: named,
    provinceName: named,
    cityCode: named,
    cityName: named,
    recordDate: named,
    mileage: z.number().min(0).max(200).optional(),
    smsCode: smsCode.optional().describe('needed when the phone is not the member’s own'),
    agree: z.boolean().optional().describe('the box the portal makes the visitor tick; false is refused'),
    agreedVersion,
  })
  .refine((form) => form.agree !== false, {
    error: ({ input }) =>
      AGREEMENTS[LEAD_AGREEMENTS[(input as { intentionType: IntentionType }).intentionType]].askSentence,
    path: ['agree'],
  })
  .refine((form) => form.intentionType !== INTENTIONS.usedCarInquiry || form.vehicleId, {
    error: '请选择要询价的车辆',
    path: ['vehicleId'],
  })
  .refine((form) => form.intentionType !== INTENTIONS.sellCar || form.cityName, {
    error: '请选择所在城市',
    path: ['cityName'],
  });

const lead = z.object({ clueId: id, intentionType, createTime: dateTimeText });

const leadItem = lead.extend({
  phoneMasked: z.string(),
  vehicleId: id.nullable(),
  partId: id.nullable(),
  partName: z.string().nullable(),
  quantity: z.int().nullable().describe('of a part'),
  modelName: z.string().nullable(),
  cityName: z.string().nullable(),
  status: z.enum(Object.keys(LEAD_STATUSES) as [LeadStatus, ...LeadStatus[]]),
  statusLabel: z.string(),
  receiverName: z.string().describe('who gets or got the number'),
  deliveredTime: dateTimeText.nullable(),
  withdrawable: z.boolean(),
});

export type LeadForm = z.input<typeof leadForm>;
export type Lead = z.output<typeof lead>;
export type LeadItem = z.output<typeof leadItem>;

export const addClue = defineCall({
  method: 'POST',
  path: 'sms-boot/app-api/v1/crm/addClue',
  access: 'member',
  failure: 'toast',
  summary: '提交询价或卖车预约；24 小时内重复提交返回同一条',
  body: leadForm,
  data: lead,
});

export const listMyClues = defineCall({
  method: 'GET',
  path: 'sms-boot/app-api/v1/crm/queryMyClueList',
  access: 'member',
  failure: 'caller',
  summary: '我的询价、预约与购买：交给了谁、何时送达',
  query: z.object(pageQuery),
  data: pageOf(leadItem),
});

export const withdrawClue = defineCall({
  method: 'PUT',
  path: 'sms-boot/app-api/v1/crm/withdrawClue/:clueId',
  access: 'member',
  failure: 'toast',
  changesPages: true,
  summary: '撤回一条询价、预约或购买，重复撤回不变',
  params: z.object({ clueId: id }),
  data: leadItem,
});

export const sendLeadCode = defineCall({
  method: 'POST',
  path: 'sms-boot/app-api/v1/crm/sms-code',
  access: 'member',
  failure: 'caller',
  failuresOn200: true,
  summary: '向询价所留的其他手机号发送验证码',
  query: z.object({ phoneNumber: mobile }),
  headers: workTicket,
  data: z.null(),
});
