import { orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../shared/session/session.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useMyLeads } from '../../leads/index.ts';
import { orderCountQuery, ordersAddress } from '../../orders/index.ts';
import { favoritesQuery } from '../../used-cars/index.ts';
import { sectionAddress } from '../sections.ts';
import { LEADS_SHOWN } from './limits.ts';
import styles from './member-header.module.css';

/** What waits for the member, and how much they have; each count leads to it. */
export function Counts() {
  const member = useMember();
  const unpaid = useQuery(orderCountQuery(member, 'unpaid')).data;
  const paid = useQuery(orderCountQuery(member, 'paid')).data;
  const inService = useQuery(orderCountQuery(member, 'inService')).data;
  const reports = useQuery(orderCountQuery(member, 'completed')).data;
  const favorites = useQuery(favoritesQuery(member, 1)).data?.total;
  const leads = useMyLeads(1, LEADS_SHOWN).data?.total;
  return (
    <ul className={styles.counts} aria-label="概况">
      <Count
        name="待付款"
        to={ordersAddress({ status: orderStatusCode('unpaid') })}
        count={unpaid}
        urgent={Boolean(unpaid)}
      />
      <Count
        name="进行中"
        to={underWayAddress(paid, inService)}
        count={paid === undefined || inService === undefined ? undefined : paid + inService}
      />
      <Count name="报告" to={sectionAddress('reports')} count={reports} />
      <Count name="收藏" to={sectionAddress('favorites')} count={favorites} />
      <Count name="询价" to={sectionAddress('leads')} count={leads} />
    </ul>
  );
}

/** The list knows one status at a time: where both are under way, all orders are shown. */
function underWayAddress(paid = 0, inService = 0): string {
  if (paid > 0 && inService > 0) return ordersAddress();
  return ordersAddress({ status: orderStatusCode(paid > 0 ? 'paid' : 'inService') });
}

interface CountProps {
  name: string;
  to: string;
  /** Not known yet, or not to be had: a dash. */
  count: number | undefined;
  urgent?: boolean;
}

function Count({ name, to, count, urgent = false }: CountProps) {
  return (
    <li className={styles.cell}>
      <Link to={to} className={styles.countLink}>
        <span className={styles.count} data-urgent={urgent}>
          {count ?? '–'}
        </span>
        <span className={styles.countName}>{name}</span>
      </Link>
    </li>
  );
}
