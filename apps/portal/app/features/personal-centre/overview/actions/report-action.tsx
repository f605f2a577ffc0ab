import type { OrderRow } from '@cheyantong/contract';
import { Download, FileCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { whenWords } from '../../../../shared/when-words.ts';
import { reportAddress } from '../../../orders/index.ts';
import { useReportPdf } from '../../../reports/index.ts';
import { ActionCard } from './action-card.tsx';

/** The newest report. */
export function ReportAction({ order }: { order: OrderRow }) {
  const pdf = useReportPdf(order.orderSn);
  return (
    <ActionCard
      occasion="最新报告"
      icon={FileCheck}
      tone="good"
      title={order.orderItems[0]?.skuName ?? order.orderTypeLabel}
      remark={[order.vehicleName, whenWords(order.createTime)].filter(Boolean).join(' · ')}
      buttons={
        <>
          <ButtonLink tone="secondary" to={reportAddress(order.orderType, order.orderNo)}>
            看报告
          </ButtonLink>
          <Button
            tone="secondary"
            icon={<Download aria-hidden="true" />}
            loading={pdf.isOpening}
            onClick={pdf.open}
          >
            PDF
          </Button>
        </>
      }
    />
  );
}
