import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCurrentPage } from '../../../shared/navigation/current-page.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useLogOut } from '../../account/index.ts';
import { useUnreadCount } from '../../messages/index.ts';
import { orderCountQuery } from '../../orders/index.ts';
import styles from './rail.module.css';
import { currentEntry, RAIL_ENTRIES } from './rail-entries.ts';

/** The way between the pages of the personal centre, and out. */
export default function Rail() {
  const [search] = useSearchParams();
  const current = currentEntry(useCurrentPage().id, search);
  const logOut = useLogOut();
  return (
    <nav className={styles.rail} aria-label="个人中心栏目">
      <ul>
        {RAIL_ENTRIES.map(({ name, title, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={styles.entry} aria-current={name === current ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {title}
              {name === 'orders' && <Unpaid />}
              {name === 'messages' && <Unread />}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.out} onClick={logOut}>
        <LogOut aria-hidden="true" />
        退出登录
      </button>
    </nav>
  );
}

function Unpaid() {
  const { data: count } = useQuery(orderCountQuery(useMember(), 'unpaid'));
  return count ? <Count words="待付款">{count}</Count> : null;
}

function Unread() {
  const count = useUnreadCount();
  return count ? <Count words="未读">{count}</Count> : null;
}

const MOST_SHOWN = 99;

function Count({ words, children }: { words: string; children: number }) {
  return (
    <span className={styles.count}>
      {children > MOST_SHOWN ? `${MOST_SHOWN}+` : children}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
