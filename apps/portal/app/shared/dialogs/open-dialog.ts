import type { Payment, Provider } from '@cheyantong/contract';
import type { PayChannel, Service } from '@cheyantong/domain';
import { create } from 'zustand';
import { belongsToMember } from '../session/belongings.ts';
import type { MobileRequest } from './mobile-request.ts';

/** Where the member pays from; it decides where 查看订单 leads (portal.md section 4). */
export type PaymentOrigin = 'servicePage' | 'estimate' | 'orderList';

export interface PaymentRequest {
  kind: 'payment';
  service: Service;
  /** What the gateway answered when the payment was opened. */
  payment: Payment;
  origin: PaymentOrigin;
  /** 重新支付: makes this order again, in its place, and opens its payment; null when refused (and said so). */
  orderAgain: (orderNo: string) => Promise<Payment | null>;
  /** Once, as soon as the order is paid: a row of a list becomes 已付款. */
  onPaid?: ((orderNo: string) => void) | undefined;
}

/** Somebody is back from the app they went to pay in; whether they did is to be found out. */
export interface ReturnedRequest extends Omit<PaymentRequest, 'kind' | 'payment'> {
  kind: 'returned';
  orderNo: string;
  amount: number;
  channel: PayChannel;
  /** Nothing is left to be found out, or nobody waits for it any more. */
  onEnd: () => void;
}

export interface ProvidersRequest {
  kind: 'providers';
  service: Service;
  /** The one chosen so far. */
  chosenId?: string | undefined;
  /** When the car is known, each provider says whether it covers it. */
  vin?: string | undefined;
  onChoose: (provider: Provider) => void;
}

/** A dialog is opened with a value that holds all it needs; only one is open at a time. */
export type DialogRequest =
  | { kind: 'guide'; service: Service }
  | PaymentRequest
  | ReturnedRequest
  | ProvidersRequest
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

// A payment or a form with a number in it is nobody else's business.
belongsToMember({ forget: () => useDialogState.setState({ request: null, open: false }) });
