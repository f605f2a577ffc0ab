import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRenewal } from '../../shared/consent-renewal.ts';
import {
  closeDialog,
  type DialogRequest,
  forgetClosedDialog,
  useDialogState,
} from '../../shared/dialogs/open-dialog.ts';
import { useReopenAfterLogin } from './use-reopen-after-login.ts';

const RenewalDialog = lazy(() => import('../../features/agreements/renewal-dialog.tsx'));
const GuideDialog = lazy(() => import('../../features/catalogue/guide-dialog.tsx'));
const PaymentDialog = lazy(() => import('../../features/payments/payment-dialog.tsx'));
const ReturnedDialog = lazy(() => import('../../features/payments/phone/returned-dialog.tsx'));
const ProvidersDialog = lazy(() => import('../../features/catalogue/providers-dialog.tsx'));
const MobileDialog = lazy(() => import('../../features/leads/mobile-dialog.tsx'));

/** Where the global dialogs live; each is fetched when it is first opened. */
export function DialogHost() {
  const { request, open } = useDialogState();
  useCloseOnLeaving();
  useReopenAfterLogin();
  const { answer } = useRenewal();
  return (
    <>
      <Suspense>{request && <HostedDialog request={request} open={open} />}</Suspense>
      <Suspense>{answer && <RenewalDialog onAnswer={answer} />}</Suspense>
    </>
  );
}

function HostedDialog({ request, open }: { request: DialogRequest; open: boolean }) {
  const frame = { open, onClose: closeUnlessAsked, onClosed: forgetClosedDialog };
  switch (request.kind) {
    case 'guide':
      return <GuideDialog {...frame} service={request.service} />;
    case 'payment':
      return <PaymentDialog {...frame} request={request} />;
    case 'returned':
      return <ReturnedDialog {...frame} request={request} />;
    case 'providers':
      return <ProvidersDialog {...frame} request={request} />;
    case 'mobile':
      return <MobileDialog {...frame} request={request} />;
  }
}

/** What lies below a question about agreements stays: a key that answers the question is not meant for it. */
const closeUnlessAsked = (): void => {
  if (useRenewal.getState().answer === null) closeDialog();
};

/** A dialog belongs to the page it was opened on. */
function useCloseOnLeaving(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides when, not what
  useEffect(() => closeDialog, [pathname]);
}
