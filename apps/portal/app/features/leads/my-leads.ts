import { type LeadItem, listMyClues, withdrawClue } from '@cheyantong/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useMember } from '../../shared/session/session.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { toast } from '../../shared/ui/toast.tsx';

/** Under `member`, so that they are forgotten when the member goes. */
export const LEADS_KEY = ['member', 'leads'] as const;

export function useMyLeads(pageNum: number, pageSize: number) {
  const member = useMember();
  return useQuery({
    queryKey: [...LEADS_KEY, member, pageNum, pageSize],
    queryFn: ({ signal }) => call(listMyClues, { query: { pageNum, pageSize } }, signal),
    // Deliveries go on in the background: what was true a minute ago may not be.
    staleTime: 0,
  });
}

export function useWithdrawLead(onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clueId }: LeadItem) => call(withdrawClue, { params: { clueId } }),
    onSuccess: () => {
      toast.success('已撤回');
      onWithdrawn();
    },
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEADS_KEY }),
  });
}
