/** WeChat, as far as our mini-program needs it. All calls reject with {@link MiniProgramUnavailable}. */
export interface MiniProgramService {
  /** The mini-program's own id: people have another openid in every one. Empty where there is no account. */
  appId: string;
  /** Who opened the mini-program; null for a code that is wrong, late or used. */
  openidOf(loginCode: string): Promise<string | null>;
  /** The number that its owner shared, with + and the country's code where it is not of the mainland; null for a code that is wrong, late or used. */
  phoneOf(phoneCode: string): Promise<string | null>;
  /** What addresses are signed with for the JS-SDK, and the account in whose name. */
  jsSdkTicket(): Promise<{ appId: string; ticket: string }>;
}

/** Nobody could be asked. The message is a sentence for the operator and holds no code, secret or number. */
export class MiniProgramUnavailable extends Error {
  override readonly name = 'MiniProgramUnavailable';
  readonly reason: 'outage' | 'refused' | 'no account';

  constructor(sentence: string, reason: MiniProgramUnavailable['reason']) {
    super(sentence);
    this.reason = reason;
  }
}
