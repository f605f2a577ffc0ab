import { orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../../shared/session/session.ts';
import { SkeletonBlock, SkeletonGroup } from '../../../../shared/ui/skeleton.tsx';
import { meQuery } from '../../../account/index.ts';
import { ordersQuery } from '../../../orders/index.ts';
import { reportsQuery } from '../../reports/reports-query.ts';
import { REPORTS_SHOWN } from '../limits.ts';
import { CertificationAction } from './certification-action.tsx';
import { FirstAction } from './first-action.tsx';
import styles from './next-actions.module.css';
import { ReportAction } from './report-action.tsx';
import { UnpaidAction } from './unpaid-action.tsx';

const CARDS_HEIGHT_PX = 206;
const APPROVED = 2;

/** What the member can do now: pay what waits, read what has come, finish the certification. Nothing of it, no row. */
export function NextActions() {
  const member = useMember();
  const unpaid = useQuery(ordersQuery(member, { status: orderStatusCode('unpaid'), pageNum: 1 }, 1));
  const reports = useQuery(reportsQuery(member, 1, REPORTS_SHOWN));
  const me = useQuery(meQuery(member));
  if (unpaid.isPending || reports.isPending || me.isPending) {
    return (
      <SkeletonGroup label="正在加载待办">
        <SkeletonBlock height={CARDS_HEIGHT_PX} />
      </SkeletonGroup>
    );
  }
  const [waiting] = unpaid.data?.list ?? [];
  const [newest] = reports.data?.list ?? [];
  return (
    <div className={styles.actions}>
      {waiting && <UnpaidAction order={waiting} />}
      {newest && <ReportAction order={newest} />}
      {!waiting && !newest && <FirstAction />}
      {me.data && me.data.authStatus !== APPROVED && <CertificationAction authStatus={me.data.authStatus} />}
    </div>
  );
}
