import type { AgreementId } from '@cheyantong/domain';
import { create } from 'zustand';

/** A dialog is opened with a value that holds all it needs; only one is open at a time. */
export type DialogRequest = { kind: 'agreement'; document: AgreementId };

export const useDialogRequest = create<{ request: DialogRequest | null }>(() => ({ request: null }));

export const openDialog = (request: DialogRequest): void => useDialogRequest.setState({ request });

export const closeDialog = (): void => useDialogRequest.setState({ request: null });
