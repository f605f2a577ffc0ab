import { orderStatusCode } from '@cheyantong/domain';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMember } from '../../../shared/session/session.ts';
import { meQuery } from '../../account/index.ts';
import { useMyLeads } from '../../leads/index.ts';
import { ordersQuery } from '../../orders/index.ts';
import { favoritesQuery } from '../../used-cars/index.ts';
import { reportsQuery } from '../reports/reports-query.ts';
import { LEADS_SHOWN, ORDERS_SHOWN, REPORTS_SHOWN } from './limits.ts';

/** One answer that does not come keeps nobody from the others for longer. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Whether all that gives the overview its shape has been answered: drawn before that, it would move. What fails is not
 * waited for a second time; its place says so.
 */
export function useAnswered(): boolean {
  const member = useMember();
  const leads = useMyLeads(1, LEADS_SHOWN);
  const answered = useQueries({
    queries: [
      meQuery(member),
      ordersQuery(member, { pageNum: 1 }, ORDERS_SHOWN),
      ordersQuery(member, { status: orderStatusCode('unpaid'), pageNum: 1 }, 1),
      reportsQuery(member, 1, REPORTS_SHOWN),
      favoritesQuery(member, 1),
    ],
    combine: (answers) => answers.every(hasCome),
  });
  const isLate = useIsLate();
  return isLate || (answered && hasCome(leads));
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const hasCome = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  !isPending || failureCount > 0;
