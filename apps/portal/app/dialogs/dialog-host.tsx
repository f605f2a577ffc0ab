import { lazy, Suspense } from 'react';
import { closeDialog, useDialogRequest } from './open-dialog.ts';

const AgreementDialog = lazy(() => import('../features/agreements/agreement-dialog.tsx'));

/** Where the global dialogs live; each is fetched when it is first opened. */
export function DialogHost() {
  const request = useDialogRequest((state) => state.request);
  return (
    <Suspense>
      {request?.kind === 'agreement' && <AgreementDialog document={request.document} onClose={closeDialog} />}
    </Suspense>
  );
}
