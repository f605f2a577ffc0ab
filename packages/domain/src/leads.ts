import type { AgreementId } from './agreements.ts';

/** What a visitor asks for; on the wire 1 and 2 are the specification's numbers, 3 is ours and has its own call. */
export const INTENTIONS = { usedCarInquiry: '1', sellCar: '2', partPurchase: '3' } as const;
export type IntentionType = (typeof INTENTIONS)[keyof typeof INTENTIONS];

/** The document a visitor agrees to with each kind of lead (portal.md section 5). */
export const LEAD_AGREEMENTS = {
  [INTENTIONS.usedCarInquiry]: 'userAgreement',
  [INTENTIONS.sellCar]: 'privacyStatement',
  [INTENTIONS.partPurchase]: 'privacyStatement',
} as const satisfies Record<IntentionType, AgreementId>;

/** What the member and the operator call each kind. */
export const INTENTION_NAMES = {
  [INTENTIONS.usedCarInquiry]: '二手车询价',
  [INTENTIONS.sellCar]: '卖车预约',
  [INTENTIONS.partPurchase]: '再用件购买',
} as const satisfies Record<IntentionType, string>;

/** Where a lead stands, and what the member reads about it. */
export const LEAD_STATUSES = {
  queued: '待送达',
  delivered: '已送达',
  undeliverable: '送达失败，平台正在处理',
  withdrawn: '已撤回',
} as const;
export type LeadStatus = keyof typeof LEAD_STATUSES;

/** Where a lead may go from each status; an operator's resend queues an undeliverable one again. */
const LEAD_TRANSITIONS: Record<LeadStatus, readonly LeadStatus[]> = {
  queued: ['delivered', 'undeliverable', 'withdrawn'],
  delivered: ['withdrawn'],
  undeliverable: ['queued', 'withdrawn'],
  withdrawn: [],
};

/** The statuses a lead may come from, for the condition of the one statement that changes it. */
export const leadStatusesBefore = (next: LeadStatus): LeadStatus[] =>
  (Object.keys(LEAD_TRANSITIONS) as LeadStatus[]).filter((status) => LEAD_TRANSITIONS[status].includes(next));

/** The same member, car and phone within this time is the same lead: a double click is no second call. */
export const SAME_LEAD_WITHIN_HOURS = 24;

/** A dealer is taken to be busy with a lead for this long; sell-car appointments go to the least busy one. */
export const LEAD_OPEN_DAYS = 30;
