import { PAGE } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { ListResults } from '../../../shared/list/list-results.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { ReportRow } from './report-row.tsx';
import styles from './reports.module.css';
import { reportsQuery } from './reports-query.ts';

const ROW_HEIGHT_PX = 72;

interface ReportListProps {
  page: number;
  hrefFor: (page: number) => string;
}

/** Every report the member has bought. */
export function ReportList({ page, hrefFor }: ReportListProps) {
  const reports = useQuery(reportsQuery(useMember(), page));
  return (
    <ListResults
      things="报告"
      answer={reports}
      page={page}
      pageSize={PAGE.defaultSize}
      hrefFor={hrefFor}
      waiting={
        <SkeletonGroup label="正在加载报告">
          <SkeletonRows rows={5} rowHeight={ROW_HEIGHT_PX} />
        </SkeletonGroup>
      }
      nothing={
        <EmptyState title="还没有报告" action={<ButtonLink to={PAGES.repair.path}>去查维修记录</ButtonLink>}>
          检测、维修、出险、电池与估值报告出来后都在这里，随时可以再看和下载。
        </EmptyState>
      }
    >
      {(orders) => (
        <ul className={styles.list} aria-label="报告">
          {orders.map((order) => (
            <ReportRow key={order.orderNo} order={order} />
          ))}
        </ul>
      )}
    </ListResults>
  );
}
