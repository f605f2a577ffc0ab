import { CallFailure } from '@cheyantong/contract/wire';
import { useQueryClient } from '@tanstack/react-query';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { rememberRequest } from '../../shared/dialogs/remembered-request.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { LEADS_KEY } from './my-leads.ts';

const UNAUTHORISED = 401;

/** Whom to call, and with which consent. */
export interface Contact {
  phone: string;
  agree: boolean;
  /** What was on the screen. */
  agreedVersion?: string | undefined;
  /** For a number that is not the member's own. */
  smsCode?: string;
}

interface Sending<Receipt> {
  /** What the dialog was opened with: kept in case the session turns out to be over. */
  request: MobileRequest;
  send: (contact: Contact) => Promise<Receipt>;
  onAccepted: (receipt: NonNullable<Receipt>) => void;
  onFailed: (failure: Error) => void;
}

/** Sends the lead. A session that has ended meanwhile leads to the login page, and from there back into the dialog. */
export function useSendLead<Receipt>({ request, send, onAccepted, onFailed }: Sending<Receipt>) {
  const queryClient = useQueryClient();
  const here = useHere();
  return useSubmit(send, {
    onDone: (receipt) => {
      if (!receipt) return;
      queryClient.invalidateQueries({ queryKey: LEADS_KEY });
      onAccepted(receipt);
    },
    onFailed: (failure) => {
      if (failure instanceof CallFailure && failure.status === UNAUTHORISED) rememberRequest(request, here);
      onFailed(failure);
    },
  });
}
