import { addClue, type LeadForm } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MobileRequest } from '../../dialogs/mobile-request.ts';
import { rememberRequest } from '../../dialogs/remembered-request.ts';
import { call } from '../../shared/call.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { useHere } from '../../shell/use-here.ts';
import { LEADS_KEY } from './my-leads.ts';

const UNAUTHORISED = 401;

/** Sends the lead. A session that has ended meanwhile leads to the login page, and from there back into the dialog. */
export function useAddLead(request: MobileRequest, onAccepted: () => void) {
  const queryClient = useQueryClient();
  const here = useHere();
  return useMutation({
    mutationFn: (body: LeadForm) => call(addClue, { body }),
    onSuccess: (lead) => {
      if (!lead) return;
      queryClient.invalidateQueries({ queryKey: LEADS_KEY });
      onAccepted();
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.status === UNAUTHORISED) rememberRequest(request, here);
      tellFailure(error);
    },
  });
}
