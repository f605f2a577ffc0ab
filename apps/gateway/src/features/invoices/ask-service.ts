import {
  type InvoiceAnswer,
  InvoicingUnavailable,
  type IssuedInvoice,
} from '../../adapters/invoicing/port.ts';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceRow, Invoices } from './invoices.ts';

/** Another try will be made: what became of this one is not known yet. */
class NotKnownYet extends Error {}

interface Question {
  invoice: InvoiceRow;
  requestNo: string;
  send(): Promise<InvoiceAnswer>;
  /** What has to stand on it: with any other sum it is not ours. */
  amountCents: number;
  taxCents: number;
}

/**
 * Has something issued once. After a try whose outcome is unknown the service is asked first, and the request is sent
 * again only if it never arrived. It throws when another try may help, with the problem written down.
 */
export async function askService(
  { db, invoicing }: Pick<InvoiceDesk, 'db' | 'invoicing'>,
  { invoice, requestNo, send, ...sums }: Question,
): Promise<IssuedInvoice | { state: 'refused'; reason: string }> {
  const notYet = async (problem: string): Promise<never> => {
    await new Invoices(db).recordProblem(invoice.id, problem);
    throw new NotKnownYet(`${requestNo}: ${problem}`);
  };
  try {
    const before = invoice.attempts > 1 ? await invoicing.ask(requestNo) : null;
    const answer = before === null || before.state === 'unknown' ? await send() : before;
    if (answer.state === 'processing') return await notYet('开票服务正在处理');
    if (answer.state === 'issued' && !isAsAsked(answer, sums))
      return await notYet(`发票 ${answer.number} 的金额与订单不符，需要人工核对`);
    return answer;
  } catch (error) {
    return error instanceof InvoicingUnavailable ? await notYet(error.message) : Promise.reject(error);
  }
}

const isAsAsked = (
  issued: IssuedInvoice,
  { amountCents, taxCents }: Pick<Question, 'amountCents' | 'taxCents'>,
): boolean => issued.amountCents === amountCents && issued.taxCents === taxCents;
