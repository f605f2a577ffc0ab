import type { Invoice } from '@cheyantong/contract';
import { minuteOf, orderAddress, PAGE, yuanText } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { InvoiceBadge } from '../invoice-badge.tsx';
import { InvoiceFiles } from '../invoice-files.tsx';
import { invoicesQuery } from '../invoice-queries.ts';
import { invoiceSentence } from '../invoice-words.ts';
import styles from '../invoices.module.css';

/** Every invoice of the member, newest first. */
export function InvoiceList({ page }: { page: number }) {
  const invoices = useQuery(invoicesQuery(useMember(), page));
  if (invoices.isPending) {
    return (
      <SkeletonGroup label="正在加载发票">
        <SkeletonRows rows={4} rowHeight={80} />
      </SkeletonGroup>
    );
  }
  if (invoices.isError) {
    return (
      <ErrorState onRetry={() => invoices.refetch()} retrying={invoices.isFetching}>
        {invoices.error.message}
      </ErrorState>
    );
  }
  const { list, total } = invoices.data;
  if (total === 0) {
    return (
      <EmptyState
        title="还没有发票"
        action={<ButtonLink to="/personalCenter?tab=orders">查看我的订单</ButtonLink>}
      >
        付款后的订单，可以在订单详情页申请开票。
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.invoices} aria-label="发票">
        {list.map((invoice) => (
          <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
        ))}
      </ul>
      {total > PAGE.defaultSize && (
        <Pagination
          label="发票分页"
          page={page}
          pageSize={PAGE.defaultSize}
          total={total}
          unit="张"
          hrefFor={(pageNum) => `${PAGES.invoices.path}?pageNum=${pageNum}`}
        />
      )}
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { orderType, orderNo, invoiceNumber, issuedTime, requestTime } = invoice;
  const sentence = invoiceSentence(invoice);
  return (
    <li className={styles.invoice}>
      <div className={styles.invoiceHead}>
        <p className={styles.titleName}>{invoice.titleName}</p>
        <InvoiceBadge invoice={invoice} />
        <span className={styles.amount}>
          <Price currency="¥" amount={yuanText(invoice.amountCents)} size={18} tone="plain" />
        </span>
      </div>
      <p className={styles.quiet}>{invoice.itemName}</p>
      <p className={styles.quiet}>
        {issuedTime ? `${minuteOf(issuedTime)} 开具` : `${minuteOf(requestTime)} 申请`}
        {invoiceNumber && ` · 发票号码 ${invoiceNumber}`} ·{' '}
        <Link to={orderAddress(orderType, orderNo)} className={styles.link}>
          订单 {orderNo}
        </Link>
      </p>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <InvoiceFiles invoice={invoice} />
    </li>
  );
}
