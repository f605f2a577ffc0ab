import type { CallRequest, requestInvoice as requestCall } from '@cheyantong/contract';
import {
  CERTIFIED_TITLE,
  INVOICE_ITEMS,
  type InvoiceStatus,
  invoiceRefusal,
  taxWithin,
} from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import type { InvoiceDesk, InvoicedOrder } from './desk.ts';
import { type InvoiceRow, Invoices } from './invoices.ts';
import { certifiedFacts, factsOf, keepTitle } from './keep-titles.ts';
import { ISSUE_INVOICE } from './queues.ts';
import { type TitleFacts, Titles } from './titles.ts';

type RequestForm = CallRequest<typeof requestCall>['body'];

const STANDING: Record<InvoiceStatus, string> = {
  requested: '该订单已申请发票，请勿重复申请',
  issuing: '该订单的发票正在开具，请勿重复申请',
  issued: '该订单已开具发票',
  failed: '订单已退款，不能开票',
  reversing: '该订单已退款，发票正在冲红',
  reversed: '该订单已退款，发票已冲红',
};

/** Asks for an order's invoice, all or nothing: however many ask at once, there is one, and it is issued once. */
export const requestInvoice = (desk: InvoiceDesk, memberId: bigint, form: RequestForm): Promise<InvoiceRow> =>
  desk.db.transaction(async (tx) => {
    if (!(await desk.orders.findOwn(tx, form.orderNo, memberId))) throw new Failure('A0401');
    const order = await desk.orders.lock(tx, form.orderNo);
    if (!order) throw new Failure('A0401');
    const refusal = invoiceRefusal(order.status);
    if (refusal) throw new Failure('A0500', refusal);
    const title = await chosenTitle(desk, tx, memberId, form);
    const requested = await new Invoices(tx).request({
      ...title,
      orderNo: order.orderNo,
      memberId,
      service: order.service,
      itemName: INVOICE_ITEMS[order.service],
      amountCents: order.amountCents,
      taxCents: taxWithin(order.amountCents),
    });
    if (!requested) throw await standing(tx, order);
    await desk.enqueue(tx, ISSUE_INVOICE, { invoiceId: String(requested.id) });
    return requested;
  });

async function chosenTitle(
  desk: InvoiceDesk,
  tx: DbHandle,
  memberId: bigint,
  { titleId, title, keepTitle: keep }: RequestForm,
): Promise<TitleFacts> {
  if (titleId !== undefined) {
    const kept = await keptTitle(desk, tx, memberId, titleId);
    if (!kept) throw new Failure('A0400', '所选的发票抬头已不存在，请重新选择');
    return kept;
  }
  if (!title) throw new Failure('A0410', '请选择或填写发票抬头');
  if (keep) await keepTitle(tx, memberId, { ...title, isDefault: false });
  return factsOf(title);
}

async function keptTitle(
  desk: InvoiceDesk,
  tx: DbHandle,
  memberId: bigint,
  titleId: string,
): Promise<TitleFacts | undefined> {
  if (titleId === CERTIFIED_TITLE) {
    const company = await desk.certifiedCompanyOf(tx, memberId);
    return company ? certifiedFacts(company) : undefined;
  }
  const id = ownIdFrom(titleId);
  const kept = id === null ? undefined : await new Titles(tx, memberId).find(id);
  if (!kept) return undefined;
  const { id: _, memberId: __, isDefault: ___, createdAt: ____, ...facts } = kept;
  return facts;
}

async function standing(tx: DbHandle, { orderNo }: InvoicedOrder): Promise<Failure> {
  const there = await new Invoices(tx).find(orderNo);
  return new Failure('A0500', there && STANDING[there.status]);
}
