import { creditCodeProblem } from './credit-code.ts';
import type { OrderStatus, Service } from './orders.ts';

/** Where an invoice stands: what its member reads, and where it may go from there. */
const INVOICE_STATUS_TABLE = {
  requested: { label: '待开票', next: ['issuing', 'failed'] },
  issuing: { label: '开票中', next: ['issued', 'failed'] },
  issued: { label: '已开票', next: ['reversing'] },
  failed: { label: '开票失败', next: ['requested'] },
  reversing: { label: '冲红中', next: ['reversed'] },
  reversed: { label: '已冲红', next: [] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>;

export type InvoiceStatus = keyof typeof INVOICE_STATUS_TABLE;
export const INVOICE_STATUSES = Object.keys(INVOICE_STATUS_TABLE) as [InvoiceStatus, ...InvoiceStatus[]];

export const invoiceStatusLabel = (status: InvoiceStatus): string => INVOICE_STATUS_TABLE[status].label;

/** The statuses an invoice may come from, for the condition of the one statement that changes it. */
export const invoiceStatusesBefore = (next: InvoiceStatus): InvoiceStatus[] =>
  INVOICE_STATUSES.filter((status) =>
    (INVOICE_STATUS_TABLE[status].next as readonly string[]).includes(next),
  );

const REFUSALS: Partial<Record<OrderStatus, string>> = {
  unpaid: '订单付款后才能开票',
  canceled: '订单已取消，不能开票',
  refunding: '订单正在退款，不能开票',
  refunded: '订单已退款，不能开票',
};

/** Why an order in this status gets no invoice, or null when it may have one. */
export const invoiceRefusal = (status: OrderStatus): string | null => REFUSALS[status] ?? null;

export const INVOICE_KIND = '数电普票';

/** Services are taxed with 6 %; prices include it. */
export const INVOICE_TAX_PERCENT = 6;

/** The tax within a price, to the nearest cent. It is never halfway between two: no sum of cents times 6 / 106 is. */
export const taxWithin = (amountCents: number): number =>
  Math.round((amountCents * INVOICE_TAX_PERCENT) / (100 + INVOICE_TAX_PERCENT));

/** What stands on an invoice: the tax office's short name of the kind of service between stars, then ours. */
export const INVOICE_ITEMS: Record<Service, string> = {
  inspection: '*鉴证咨询服务*车辆检测',
  valuation: '*鉴证咨询服务*车辆估值',
  repair: '*信息技术服务*维修报告查询',
  accident: '*信息技术服务*出险报告查询',
  battery: '*信息技术服务*电池报告查询',
};

/** Files of an invoice, as its vendor gives them. */
export const INVOICE_FORMATS = ['pdf', 'ofd', 'xml'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

export const TITLE_KINDS = { personal: '个人', company: '企业' } as const;
export type TitleKind = keyof typeof TITLE_KINDS;

/** So many titles a member may keep. */
export const MOST_TITLES_KEPT = 20;

/** The title that an approved company certification offers; it is read there each time and cannot be changed here. */
export const CERTIFIED_TITLE = 'certified';

/** A title as it is typed; what is left empty is not printed. */
export interface WrittenTitle {
  kind: TitleKind;
  name: string;
  taxNumber?: string | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  bank?: string | undefined;
  bankAccount?: string | undefined;
  email?: string | undefined;
}

const LONGEST_NAME = 100;
const TITLE_PHONE = /^\+?[\d() -]{5,20}$/;
const BANK_ACCOUNT = /^\d{8,32}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailProblem = (email: string): string | null =>
  email === '' || EMAIL.test(email) ? null : '邮箱格式不正确';

/** What is wrong with each field of a title; a field that will do is not named. */
export function titleProblems(title: WrittenTitle): Partial<Record<keyof WrittenTitle, string>> {
  const { name, phone = '', bank = '', bankAccount = '', email = '' } = title;
  const company = title.kind === 'company';
  const found: [keyof WrittenTitle, string | null][] = [
    ['name', nameProblem(name, company)],
    ['taxNumber', company ? taxNumberProblem(title.taxNumber ?? '') : null],
    ['phone', company && phone !== '' && !TITLE_PHONE.test(phone) ? '注册电话格式不正确' : null],
    ['bank', company && bank === '' && bankAccount !== '' ? '请填写开户银行' : null],
    ['bankAccount', company ? accountProblem(bank, bankAccount) : null],
    ['email', emailProblem(email)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function nameProblem(name: string, company: boolean): string | null {
  if (name === '') return company ? '请填写企业名称' : '请填写发票抬头';
  if (name.length > LONGEST_NAME) return `发票抬头不超过 ${LONGEST_NAME} 个字`;
  return company && name.length < 4 ? '请填写营业执照上的企业全称' : null;
}

const taxNumberProblem = (taxNumber: string): string | null =>
  taxNumber === '' ? '请填写纳税人识别号（统一社会信用代码）' : creditCodeProblem(taxNumber);

function accountProblem(bank: string, bankAccount: string): string | null {
  if (bankAccount === '') return bank === '' ? null : '请填写银行账号';
  return BANK_ACCOUNT.test(bankAccount) ? null : '银行账号应为 8–32 位数字';
}
