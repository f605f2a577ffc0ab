import { type LeadItem, listMyClues, withdrawClue } from '@cheyantong/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useMember } from '../../shared/session/session.ts';
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
  return useSubmit(({ clueId }: LeadItem) => call(withdrawClue, { params: { clueId } }), {
    onDone: () => {
      toast.success('已撤回');
      onWithdrawn();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEADS_KEY }),
  });
}
