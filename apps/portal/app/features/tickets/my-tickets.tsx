import { listMyTickets } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useMember } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import styles from './my-tickets.module.css';
import { TicketView } from './ticket-view.tsx';

/** Under `member`, so that they are forgotten when the member goes. */
export const TICKETS_KEY = ['member', 'tickets'] as const;
const NEWEST = 5;

/** What the member wrote before; nothing for anybody else, and nothing where it cannot be had: the search is beside it. */
export function MyTickets() {
  const member = useMember();
  const tickets = useQuery({
    queryKey: [...TICKETS_KEY, member],
    queryFn: ({ signal }) => call(listMyTickets, { query: { pageSize: NEWEST } }, signal),
    enabled: member !== null,
    staleTime: 0,
  });
  if (!tickets.data || tickets.data.total === 0) return null;
  const { list, total } = tickets.data;
  return (
    <Card
      title="我的留言"
      remark={total > list.length ? `最近 ${list.length} 条，共 ${total} 条` : undefined}
    >
      <ul className={styles.list}>
        {list.map((ticket) => (
          <li key={ticket.ticketNo}>
            <TicketView ticket={ticket} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
