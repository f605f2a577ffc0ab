import type { Invoice, OrderRow } from '@cheyantong/contract';
import { INVOICE_KIND, invoiceRefusal, orderStatusOfCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMember } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { invoiceOfOrderQuery } from './invoice-queries.ts';
import { invoiceSentence } from './invoice-words.ts';
import styles from './invoices.module.css';
import { RequestDialog } from './request-dialog.tsx';

type InvoicedOrder = Pick<OrderRow, 'orderNo' | 'status' | 'paymentAmount'>;

/** The invoice of an order: asked for here, followed here, downloaded here. An order that gets none shows nothing. */
export function InvoiceCard({ order }: { order: InvoicedOrder }) {
  const mayAsk = invoiceRefusal(orderStatusOfCode(order.status)) === null;
  const invoice = useQuery(invoiceOfOrderQuery(useMember(), order.orderNo, !mayAsk));
  const [asking, setAsking] = useState(false);
  if (!mayAsk && !invoice.data) return null;
  return (
    <Card
      title="发票"
      aria-label="发票"
      aside={invoice.data && <InvoiceBadge invoice={invoice.data} />}
      className={styles.card}
    >
      {invoice.isPending && <SkeletonBlock height={96} />}
      {invoice.isError && (
        <ErrorState onRetry={() => invoice.refetch()} retrying={invoice.isFetching}>
          {invoice.error.message}
        </ErrorState>
      )}
      {invoice.data && <Standing invoice={invoice.data} onAskAgain={() => setAsking(true)} />}
      {invoice.data === null && (
        <>
          <p className={styles.quiet}>尚未开票。可开具{INVOICE_KIND}，金额为实付金额，每笔订单一张。</p>
          <Button block tone="secondary" onClick={() => setAsking(true)}>
            申请开票
          </Button>
        </>
      )}
      <RequestDialog order={order} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Standing({ invoice, onAskAgain }: { invoice: Invoice; onAskAgain: () => void }) {
  const sentence = invoiceSentence(invoice);
  return (
    <>
      {sentence && (
        <div role="status">
          <NoteBand tone={invoice.status === 'failed' ? 'bad' : 'info'}>{sentence}</NoteBand>
        </div>
      )}
      <InvoiceFacts invoice={invoice} />
      <InvoiceFiles invoice={invoice} />
      {invoice.retryable && (
        <Button block tone="secondary" onClick={onAskAgain}>
          重新申请
        </Button>
      )}
    </>
  );
}
