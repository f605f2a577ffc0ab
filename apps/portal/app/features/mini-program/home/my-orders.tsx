import { orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Heart, LoaderCircle, type LucideIcon, Undo2, Wallet } from 'lucide-react';
import { useMember } from '../../../shared/session/session.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { orderCountQuery, ordersAddress } from '../../orders/index.ts';
import { sectionAddress } from '../../personal-centre/index.ts';
import styles from './my-orders.module.css';
import { Section } from './section.tsx';

/** Ways into what is the member's own; a number stands where something waits or is under way. */
export function MyOrders() {
  const member = useMember();
  const known = { enabled: member !== null };
  const unpaid = useQuery({ ...orderCountQuery(member, 'unpaid'), ...known }).data;
  const paid = useQuery({ ...orderCountQuery(member, 'paid'), ...known }).data ?? 0;
  const inService = useQuery({ ...orderCountQuery(member, 'inService'), ...known }).data ?? 0;
  return (
    <Section title="我的订单" more={{ words: '全部', to: ordersAddress() }}>
      <ul className={styles.entries}>
        <Entry
          name="待付款"
          icon={Wallet}
          to={ordersAddress({ status: orderStatusCode('unpaid') })}
          count={unpaid}
        />
        <Entry
          name="进行中"
          icon={LoaderCircle}
          to={ordersAddress(
            paid > 0 && inService > 0 ? {} : { status: orderStatusCode(paid > 0 ? 'paid' : 'inService') },
          )}
          count={paid + inService}
        />
        <Entry name="报告" icon={FileCheck} to={sectionAddress('reports')} />
        <Entry name="退款" icon={Undo2} to={ordersAddress({ status: orderStatusCode('refunding') })} />
        <Entry name="收藏" icon={Heart} to={sectionAddress('favorites')} />
      </ul>
    </Section>
  );
}

interface EntryProps {
  name: string;
  icon: LucideIcon;
  to: string;
  count?: number | undefined;
}

function Entry({ name, icon: Icon, to, count = 0 }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry} aria-label={count > 0 ? `${name}，${count} 个` : undefined}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
          {count > 0 && <span className={styles.count}>{count}</span>}
        </span>
        {name}
      </Link>
    </li>
  );
}
