import { pollOrder } from '@cheyantong/contract';
import { PAYMENT } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shared/call.ts';

/** Asks every few seconds, but not from a hidden tab; back in sight, at once. Answers with how to ask out of turn. */
export function useWhetherPaid(orderNo: string, running: boolean, onPaid: () => void) {
  const { data, refetch } = useQuery({
    queryKey: ['member', 'paid', orderNo],
    queryFn: ({ signal }) => call(pollOrder, { params: { orderNo } }, signal),
    enabled: running,
    refetchInterval: PAYMENT.pollMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data === true) onPaid();
  }, [data, onPaid]);
  return refetch;
}
