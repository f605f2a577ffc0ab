import type { MessageKind } from '@cheyantong/domain';

export type CodeTemplate = 'login-code' | 'lead-code' | 'identity-code';
type NoticeTemplate = `${MessageKind}-notice`;
export type SmsTemplate = CodeTemplate | NoticeTemplate;

/** What goes into the gaps of a template, in the order in which a vendor that numbers them counts. */
export type SmsMessage = { phone: string } & (
  | { template: CodeTemplate; params: { code: string; minutes: string } }
  | { template: NoticeTemplate; params: { title: string } }
);

export interface SmsReceipt {
  /** The vendor's number for this message: what its support asks for when a message did not arrive. */
  messageId: string;
  requestId: string;
}

export interface SmsSender extends SmsVendor {
  /** Whether there is an approved template for it; where there is none, nothing can be sent. */
  knows(template: SmsTemplate): boolean;
}

export interface SmsVendor {
  /** Resolves once the vendor has taken the message; otherwise rejects with {@link SmsRefused}. */
  send(message: SmsMessage): Promise<SmsReceipt>;
}

/**
 * - `limited`: too many messages to this number; the visitor should wait.
 * - `illegal-number`: no such number; the visitor should correct it.
 * - `rejected`: the vendor does not accept our account, signature or template; we have to act.
 * - `unreachable`: no answer in time, or the vendor is out of order; trying again may help.
 */
export type SmsRefusal = 'limited' | 'illegal-number' | 'rejected' | 'unreachable';

/**
 * Carries no `cause` on purpose: the vendors' errors hold the request's address with phone and code in it, and errors
 * are logged.
 */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly reason: SmsRefusal;
  /** What the vendor called it, or why there was no answer. */
  readonly vendorCode: string;

  constructor(reason: SmsRefusal, vendorCode: string) {
    super(`SMS refused: ${reason} (${vendorCode})`);
    this.reason = reason;
    this.vendorCode = vendorCode;
  }
}
