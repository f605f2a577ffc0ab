import type { OrderRow } from '@cheyantong/contract';
import { serviceOfOrderType } from '@cheyantong/domain';
import { Download } from 'lucide-react';
import { SERVICE_ICONS } from '../../../shared/service-icons.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { whenWords } from '../../../shared/when-words.ts';
import { reportAddress } from '../../orders/index.ts';
import { useReportPdf } from '../../reports/index.ts';
import styles from './reports.module.css';

/** A report with the car it is about; its PDF is one press away. */
export function ReportRow({ order }: { order: OrderRow }) {
  const { orderType, orderNo, orderSn, vehicleName, createTime } = order;
  const Icon = SERVICE_ICONS[serviceOfOrderType(orderType)];
  const pdf = useReportPdf(orderSn);
  const name = order.orderItems[0]?.skuName ?? order.orderTypeLabel;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <Link to={reportAddress(orderType, orderNo)} className={styles.name}>
          {name}
        </Link>
        <p className={styles.remark}>
          {vehicleName && `${vehicleName} · `}
          {whenWords(createTime)}
        </p>
      </div>
      <IconButton
        label={`下载 PDF：${name}${vehicleName ? ` ${vehicleName}` : ''}`}
        aria-busy={pdf.isOpening || undefined}
        disabled={pdf.isOpening}
        onClick={pdf.open}
      >
        <Download aria-hidden="true" />
      </IconButton>
    </li>
  );
}
