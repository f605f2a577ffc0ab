import { useEffect } from 'react';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { takeRememberedRequest } from '../../shared/dialogs/remembered-request.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useSession } from '../../shared/session/session.ts';

/** Back from the login page, the dialog that sent the visitor there is open again. */
export function useReopenAfterLogin(): void {
  const loggedIn = useSession((state) => state.token !== null && state.user !== null);
  const here = useHere();
  useEffect(() => {
    if (!loggedIn || here.startsWith('/login')) return;
    takeRememberedRequest(here).then((request) => {
      const stillHere = here === `${window.location.pathname}${window.location.search}`;
      if (request && stillHere) openDialog(request);
    });
  }, [loggedIn, here]);
}
