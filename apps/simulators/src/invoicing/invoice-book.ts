import { beijingDay, INVOICE_FORMATS, type InvoiceFormat } from '@cheyantong/domain';

/** What the portal asks to be issued. */
export interface InvoiceOrder {
  requestNo: string;
  orderNo: string;
  buyer: { kind: string; name: string; taxNumber: string | null };
  email: string | null;
  itemName: string;
  taxPercent: number;
  amountCents: number;
  taxCents: number;
}

/** A request of either colour, as the service keeps it. */
export interface KeptRequest {
  requestNo: string;
  receivedAt: Date;
  order: InvoiceOrder;
  /** The invoice that a red-letter one takes back. */
  takesBack: string | null;
  state: 'processing' | 'issued' | 'refused';
  reason: string | null;
  number: string | null;
  issuedAt: Date | null;
  amountCents: number;
  taxCents: number;
}

export type IssuedRequest = KeptRequest & { number: string; issuedAt: Date };

/** Enough for a long test run; beyond it the oldest go. */
const CAPACITY = 2_000;
const PROVINCE = '11';
const CHANNEL = '0';
const SEQUENCE_DIGITS = 15;

/** All invoices of the service. A request stands here once, however often it is made. */
export class InvoiceBook {
  readonly #requests = new Map<string, KeptRequest>();
  #sequence = 0;

  /** The request, kept as being processed when it is new. */
  take(order: InvoiceOrder, takesBack: IssuedRequest | null, receivedAt: Date): KeptRequest {
    const known = this.#requests.get(order.requestNo);
    if (known) return known;
    const sign = takesBack ? -1 : 1;
    const request: KeptRequest = {
      requestNo: order.requestNo,
      receivedAt,
      order,
      takesBack: takesBack?.number ?? null,
      state: 'processing',
      reason: null,
      number: null,
      issuedAt: null,
      amountCents: sign * order.amountCents,
      taxCents: sign * order.taxCents,
    };
    this.#requests.set(order.requestNo, request);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > CAPACITY && oldest) this.#requests.delete(oldest);
    return request;
  }

  issue(request: KeptRequest, now: Date): void {
    if (request.state !== 'processing') return;
    this.#sequence += 1;
    const year = beijingDay(now).slice(2, 4);
    request.number = `${year}${PROVINCE}${CHANNEL}${String(this.#sequence).padStart(SEQUENCE_DIGITS, '0')}`;
    request.issuedAt = now;
    request.state = 'issued';
  }

  refuse(request: KeptRequest, reason: string): void {
    if (request.state !== 'processing') return;
    request.state = 'refused';
    request.reason = reason;
  }

  find(requestNo: string): KeptRequest | undefined {
    return this.#requests.get(requestNo);
  }

  findIssued(number: string): IssuedRequest | undefined {
    return this.list().find((request): request is IssuedRequest => request.number === number);
  }

  isTakenBack(number: string): boolean {
    return this.list().some(({ takesBack, state }) => takesBack === number && state === 'issued');
  }

  /** Newest first. */
  list(): KeptRequest[] {
    return [...this.#requests.values()].reverse();
  }
}

export const isFormat = (text: string): text is InvoiceFormat =>
  (INVOICE_FORMATS as readonly string[]).includes(text);
