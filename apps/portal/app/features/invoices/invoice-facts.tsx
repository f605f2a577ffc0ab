import type { Invoice } from '@cheyantong/contract';
import { minuteOf, yuanText } from '@cheyantong/domain';
import { FactList } from '../../shared/ui/fact-list.tsx';

/** What stands on the invoice. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { amountCents, taxCents, issuedTime, reversedTime } = invoice;
  return (
    <FactList
      columns={1}
      facts={[
        { name: '发票抬头', value: invoice.titleName },
        { name: '税号', value: invoice.taxNumber },
        { name: '价税合计', value: `¥${yuanText(amountCents)}（含税 ¥${yuanText(taxCents)}）` },
        { name: '发票类型', value: invoice.kind },
        { name: '发票号码', value: invoice.invoiceNumber },
        { name: '开票时间', value: issuedTime && minuteOf(issuedTime) },
        { name: '红字号码', value: invoice.redNumber },
        { name: '冲红时间', value: reversedTime && minuteOf(reversedTime) },
        { name: '申请时间', value: issuedTime ? null : minuteOf(invoice.requestTime) },
      ]}
    />
  );
}
