import { DAY_MS } from './time/durations.ts';

/** Who may come to have a member's number, as the member calls them. */
export const NUMBER_PARTIES = {
  dealer: '车商',
  supplier: '再用件商家',
  provider: '服务商',
  operator: '平台工作人员',
  system: '平台系统',
} as const;
export type NumberParty = keyof typeof NUMBER_PARTIES;

/** What they did with it. */
export const NUMBER_USES = ['交给', '查看', '拨打'] as const;
export type NumberUse = (typeof NUMBER_USES)[number];

export const DATA_EXPORT = {
  /** One is made in this time. */
  everyMs: DAY_MS,
  /** Then it is deleted. */
  keptMs: 7 * DAY_MS,
  linkMinutes: 10,
} as const;

/** Records of a sale are kept for at least three years from its end (电子商务法 art. 31). */
export const SALES_RECORDS_KEPT_YEARS = 3;

/** What is called instead of somebody who has left. */
export const CLOSED_MEMBER_NAME = '已注销用户';
