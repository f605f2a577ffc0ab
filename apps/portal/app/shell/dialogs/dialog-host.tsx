import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  closeDialog,
  type DialogRequest,
  forgetClosedDialog,
  useDialogState,
} from '../../shared/dialogs/open-dialog.ts';
import { useReopenAfterLogin } from './use-reopen-after-login.ts';

const AgreementDialog = lazy(() => import('../../features/agreements/agreement-dialog.tsx'));
const GuideDialog = lazy(() => import('../../features/catalogue/guide-dialog.tsx'));
const PaymentDialog = lazy(() => import('../../features/payments/payment-dialog.tsx'));
const ProvidersDialog = lazy(() => import('../../features/catalogue/providers-dialog.tsx'));
const MobileDialog = lazy(() => import('../../features/leads/mobile-dialog.tsx'));

/** Where the global dialogs live; each is fetched when it is first opened. */
export function DialogHost() {
  const { request, open } = useDialogState();
  useCloseOnLeaving();
  useReopenAfterLogin();
  return <Suspense>{request && <HostedDialog request={request} open={open} />}</Suspense>;
}

function HostedDialog({ request, open }: { request: DialogRequest; open: boolean }) {
  const frame = { open, onClose: closeDialog, onClosed: forgetClosedDialog };
  switch (request.kind) {
    case 'agreement':
      return <AgreementDialog {...frame} document={request.document} />;
    case 'guide':
      return <GuideDialog {...frame} variant={request.variant} />;
    case 'payment':
      return <PaymentDialog {...frame} request={request} />;
    case 'providers':
      return <ProvidersDialog {...frame} request={request} />;
    case 'mobile':
      return <MobileDialog {...frame} request={request} />;
  }
}

/** A dialog belongs to the page it was opened on. */
function useCloseOnLeaving(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides when, not what
  useEffect(() => closeDialog, [pathname]);
}
