import {
  type LeadItem,
  listMyClues,
  listNumberViews,
  type NumberView,
  withdrawClue,
} from '@cheyantong/contract';
import { PAGE } from '@cheyantong/domain';
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

/** Who looked at the number of a lead or called it, first things first; what cannot be had now is left out. */
export function useViewsOfLead(clueId: string): readonly NumberView[] {
  const { data } = useQuery({
    queryKey: [...LEADS_KEY, useMember(), 'views'],
    queryFn: ({ signal }) => call(listNumberViews, { query: { pageNum: 1, pageSize: PAGE.maxSize } }, signal),
    staleTime: 0,
  });
  const views = data?.list.filter((view) => view.clueId === clueId && view.what !== '交给') ?? [];
  return views.toReversed();
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
