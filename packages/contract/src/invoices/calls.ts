import {
  INVOICE_FORMATS,
  INVOICE_STATUSES,
  normalizeCreditCode,
  TITLE_KINDS,
  type TitleKind,
  titleProblems,
} from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, pageOf, pageQuery, words } from '../fields.ts';
import { cents, orderNo, orderType } from '../order-fields.ts';

const member = { access: 'member', failure: 'caller' } as const;
const path = 'ums-boot/app-api/v1/invoices' as const;
const titleKind = z.enum(Object.keys(TITLE_KINDS) as [TitleKind, ...TitleKind[]], '请选择抬头类型');

const written = z.object({
  kind: titleKind,
  name: words(100, { missing: '请填写发票抬头', tooLong: '发票抬头不超过 100 个字' }),
  taxNumber: words(30).transform(normalizeCreditCode).optional(),
  address: words(100, { tooLong: '注册地址不超过 100 个字' }).optional(),
  phone: words(20, { tooLong: '注册电话格式不正确' }).optional(),
  bank: words(60, { tooLong: '开户银行不超过 60 个字' }).optional(),
  bankAccount: words(32, { tooLong: '银行账号应为 8–32 位数字' }).optional(),
  email: words(100, { tooLong: '邮箱格式不正确' }).optional(),
});

/** The rules are the form's own, so that both sides say the same. */
const inOrder = (title: z.output<typeof written>, context: z.RefinementCtx): void => {
  for (const [field, message] of Object.entries(titleProblems(title)))
    context.addIssue({ code: 'custom', path: [field], message });
};

const titleForm = written
  .extend({
    titleId: id.optional().describe('absent: a new one'),
    isDefault: z.boolean().default(false),
  })
  .superRefine(inOrder);

const title = z.object({
  titleId: id,
  kind: titleKind,
  name: z.string(),
  taxNumber: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  bank: z.string().nullable(),
  bankAccount: z.string().nullable(),
  email: z.string().nullable(),
  isDefault: z.boolean(),
  certified: z.boolean().describe('of the approved company certification; cannot be changed here'),
});

const file = z.object({
  format: z.enum(INVOICE_FORMATS),
  link: z.string().describe('opens for five minutes'),
});

const invoice = z.object({
  invoiceId: id,
  orderNo,
  orderType,
  kind: z.string(),
  status: z.enum(INVOICE_STATUSES),
  statusLabel: z.string(),
  retryable: z.boolean().describe('may be asked for again'),
  itemName: z.string(),
  titleKind,
  titleName: z.string(),
  taxNumber: z.string().nullable(),
  email: z.string().nullable(),
  amountCents: cents.describe('tax included'),
  taxCents: cents,
  requestTime: dateTimeText,
  invoiceNumber: z.string().nullable().describe('20 digits'),
  issuedTime: dateTimeText.nullable(),
  failureReason: z.string().nullable(),
  redNumber: z.string().nullable().describe('of the red-letter invoice that takes it back'),
  reversedTime: dateTimeText.nullable(),
  files: z.array(file),
  redFiles: z.array(file),
});

const invoiceRequest = z.object({
  orderNo,
  titleId: id.optional().describe('one of the titles; or else:'),
  title: written.superRefine(inOrder).optional(),
  keepTitle: z.boolean().default(false).describe('keeps the title that is written here'),
});

export type InvoiceTitle = z.output<typeof title>;
export type TitleForm = z.input<typeof titleForm>;
export type Invoice = z.output<typeof invoice>;
export type InvoiceRequest = z.input<typeof invoiceRequest>;

export const listInvoiceTitles = defineCall({
  ...member,
  method: 'GET',
  path: `${path}/titles`,
  summary: '我的发票抬头；已认证企业的抬头排在最前',
  data: z.array(title),
});

export const saveInvoiceTitle = defineCall({
  ...member,
  method: 'POST',
  path: `${path}/titles`,
  summary: '新增或修改发票抬头',
  body: titleForm,
  data: title,
});

export const removeInvoiceTitle = defineCall({
  ...member,
  failure: 'toast',
  method: 'DELETE',
  path: `${path}/titles/:titleId`,
  summary: '删除发票抬头，重复删除不变；已开的发票不受影响',
  params: z.object({ titleId: id }),
  data: z.null(),
});

export const requestInvoice = defineCall({
  ...member,
  method: 'POST',
  path,
  summary: '为已付款的订单申请发票，每单一张；开票失败后可改抬头再次申请',
  body: invoiceRequest,
  data: invoice,
});

export const getInvoiceOfOrder = defineCall({
  ...member,
  method: 'GET',
  path: `${path}/order/:orderNo`,
  summary: '订单的发票；还没有申请时 data 为 null',
  params: z.object({ orderNo }),
  data: invoice.nullable(),
});

export const listInvoices = defineCall({
  ...member,
  method: 'GET',
  path,
  summary: '我的发票',
  query: z.object(pageQuery),
  data: pageOf(invoice),
});
