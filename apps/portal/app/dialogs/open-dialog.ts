import type { AgreementId } from '@cheyantong/domain';
import { create } from 'zustand';
import type { MobileRequest } from './mobile-request.ts';

export type GuideVariant = 'services' | 'valuation';

/** A dialog is opened with a value that holds all it needs; only one is open at a time. */
export type DialogRequest =
  | { kind: 'agreement'; document: AgreementId }
  | { kind: 'guide'; variant: GuideVariant }
  | MobileRequest;

interface DialogState {
  /** Stays until the closing movement is over, so that the dialog does not empty itself while it leaves. */
  request: DialogRequest | null;
  open: boolean;
}

export const useDialogState = create<DialogState>(() => ({ request: null, open: false }));

export const openDialog = (request: DialogRequest): void => useDialogState.setState({ request, open: true });

export const closeDialog = (): void => useDialogState.setState({ open: false });

/** After the closing movement; a dialog opened meanwhile is left alone. */
export const forgetClosedDialog = (): void =>
  useDialogState.setState((now) => (now.open ? now : { request: null, open: false }));
