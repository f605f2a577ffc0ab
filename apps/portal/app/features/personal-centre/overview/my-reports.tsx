import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ReportRow } from '../reports/report-row.tsx';
import { reportsQuery } from '../reports/reports-query.ts';
import { sectionAddress } from '../sections.ts';
import { REPORTS_SHOWN } from './limits.ts';
import { Part } from './part.tsx';

export function MyReports() {
  const reports = useQuery(reportsQuery(useMember(), 1, REPORTS_SHOWN));
  return (
    <Part
      title="我的报告"
      remark={reports.data && `${reports.data.total} 份`}
      all={{ to: sectionAddress('reports'), words: '全部' }}
      answer={reports}
      isEmpty={({ total }) => total === 0}
      nothing={{
        words: '报告出来后在这里。',
        to: `${PAGES.repairReportDetail.path}?sample=1`,
        action: '看样例',
      }}
    >
      {({ list }) => (
        <ul aria-label="报告">
          {list.map((order) => (
            <ReportRow key={order.orderNo} order={order} />
          ))}
        </ul>
      )}
    </Part>
  );
}
