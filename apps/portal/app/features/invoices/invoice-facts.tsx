import type { Invoice } from '@cheyantong/contract';
import { minuteOf, yuanText } from '@cheyantong/domain';
import { Facts } from '../../shared/ui/facts.tsx';

/** What stands on the invoice. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { amountCents, taxCents, issuedTime, reversedTime } = invoice;
  return (
    <Facts
      narrow
      facts={[
        ['发票抬头', invoice.titleName],
        ['税号', invoice.taxNumber],
        ['价税合计', `¥${yuanText(amountCents)}（含税 ¥${yuanText(taxCents)}）`],
        ['发票类型', invoice.kind],
        ['发票号码', invoice.invoiceNumber],
        ['开票时间', issuedTime && minuteOf(issuedTime)],
        ['红字号码', invoice.redNumber],
        ['冲红时间', reversedTime && minuteOf(reversedTime)],
        ['申请时间', issuedTime ? null : minuteOf(invoice.requestTime)],
      ]}
    />
  );
}
