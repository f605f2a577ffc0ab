import type { ReportHead } from '@cheyantong/contract';
import { dayOf, PRODUCT_NAME, type Service } from '@cheyantong/domain';
import { Badge } from '../../../shared/ui/badge.tsx';
import { REPORT_TITLES } from '../report-titles.ts';
import styles from './letterhead.module.css';

interface LetterheadProps {
  service: Service;
  report: ReportHead;
  sample: boolean;
}

/** What was done on the day the report was made. */
const DATED: Partial<Record<Service, string>> = { inspection: '检测日期', valuation: '估值日期' };

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
          <dt>{DATED[service] ?? '签发日期'}</dt>
          <dd>{dayOf(report.reportTime)}</dd>
        </div>
      </dl>
    </header>
  );
}
