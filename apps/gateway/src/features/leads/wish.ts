import type { LeadSubject } from './leads.ts';

/** What a visitor asks for, read against our own tables. */
export interface Wish {
  subject: LeadSubject;
  /** Decides which dealer gets the lead; fails when nobody can take it any more. */
  chooseReceiver(): Promise<bigint>;
}
