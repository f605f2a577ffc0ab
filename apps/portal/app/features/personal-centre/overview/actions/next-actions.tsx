import { orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../../shared/session/session.ts';
import { meQuery } from '../../../account/index.ts';
import { ordersQuery } from '../../../orders/index.ts';
import { reportsQuery } from '../../reports/reports-query.ts';
import { REPORTS_SHOWN } from '../limits.ts';
import { CertificationAction } from './certification-action.tsx';
import { FirstAction } from './first-action.tsx';
import styles from './next-actions.module.css';
import { ReportAction } from './report-action.tsx';
import { UnpaidAction } from './unpaid-action.tsx';

const APPROVED = 2;

/** What the member can do now: pay what waits, read what has come, finish the certification. Nothing of it, no row. */
export function NextActions() {
  const member = useMember();
  const unpaid = useQuery(ordersQuery(member, { status: orderStatusCode('unpaid'), pageNum: 1 }, 1)).data;
  const reports = useQuery(reportsQuery(member, 1, REPORTS_SHOWN)).data;
  const me = useQuery(meQuery(member)).data;
  const [waiting] = unpaid?.list ?? [];
  const [newest] = reports?.list ?? [];
  return (
    <div className={styles.actions}>
      {waiting && <UnpaidAction order={waiting} />}
      {newest && <ReportAction order={newest} />}
      {!waiting && !newest && <FirstAction />}
      {me && me.authStatus !== APPROVED && <CertificationAction authStatus={me.authStatus} />}
    </div>
  );
}
