import type { ReportHead } from '@cheyantong/contract';
import { dayOf, dayTitle, PRODUCT_NAME, REPORT_TITLES, type Service } from '@cheyantong/domain';
import { Badge } from '../../../shared/ui/badge.tsx';
import styles from './letterhead.module.css';

interface LetterheadProps {
  service: Service;
  report: ReportHead;
  sample: boolean;
}

export function Letterhead({ service, report, sample }: LetterheadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.brand}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
        {PRODUCT_NAME}
      </span>
      <h1 id="report-title" className={styles.title}>
        {REPORT_TITLES[service]}
      </h1>
      {sample ? <Badge outline>样例</Badge> : report.demo && <Badge outline>演示数据</Badge>}
      <dl className={styles.facts}>
        <div>
          <dt>报告编号</dt>
          <dd>{report.reportCode}</dd>
        </div>
        <div>
          <dt>{dayTitle(service)}</dt>
          <dd>{dayOf(report.reportTime)}</dd>
        </div>
      </dl>
    </header>
  );
}
