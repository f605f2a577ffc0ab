import { type LeadItem, listMyClues, withdrawClue } from '@cheyantong/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { toast } from '../../shared/ui/toast.tsx';

/** Under `member`, so that logging out forgets them. */
export const LEADS_KEY = ['member', 'leads'] as const;

export const useMyLeads = (pageNum: number, pageSize: number) =>
  useQuery({
    queryKey: [...LEADS_KEY, pageNum, pageSize],
    queryFn: ({ signal }) => call(listMyClues, { query: { pageNum, pageSize } }, signal),
    // Deliveries go on in the background: what was true a minute ago may not be.
    staleTime: 0,
  });

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
