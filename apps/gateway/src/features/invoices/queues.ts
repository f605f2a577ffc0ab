/** Work that requests and refunds hand in; jobs.ts says how it is done. */
export const ISSUE_INVOICE = 'invoice-issue';
export const REVERSE_INVOICE = 'invoice-reverse';
