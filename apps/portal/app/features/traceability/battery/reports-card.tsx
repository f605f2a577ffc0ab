import type { BatteryTrace } from '@cheyantong/contract';
import { dayOf, SERVICES } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { reportAddress } from '../../orders/index.ts';
import { traceAddress } from '../trace-address.ts';
import styles from './reports-card.module.css';

/** Battery reports about this pack; while it is in a car and nobody has had one made, the way to one. */
export function ReportsCard({ trace: { reports, currentState } }: { trace: BatteryTrace }) {
  if (reports.length === 0 && currentState !== 'inUse') return null;
  return (
    <Card title="电池报告" remark={reports.length > 0 ? `${reports.length} 份` : undefined}>
      {reports.length > 0 ? (
        <ul>
          {reports.map((report) => (
            <li key={`${report.reportTime} ${report.reportCode}`} className={styles.report}>
              <div>
                <p className={styles.day}>{dayOf(report.reportTime)}</p>
                <p className={styles.provider}>{report.providerName}</p>
              </div>
              <ReportLink report={report} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.none} data-print="hide">
          <p>还没有人在这里为它查过报告。</p>
          <ButtonLink tone="secondary" block to={SERVICES.battery.path}>
            查一份电池报告
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** Who ordered it reads it, the owner may check it; to others it is only said that there is one. */
function ReportLink({ report: { orderNo, reportCode } }: { report: BatteryTrace['reports'][number] }) {
  if (!orderNo && !reportCode) return <span className={styles.closed}>仅车主可见</span>;
  const address = orderNo
    ? reportAddress(SERVICES.battery.orderType, orderNo)
    : traceAddress(reportCode ?? '');
  return (
    <ButtonLink tone="secondary" size="small" to={address} data-print="hide">
      {orderNo ? '看报告' : '核验报告'}
    </ButtonLink>
  );
}
