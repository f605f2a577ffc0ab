export const REPORT_REQUEST = 'report-request';
export const REPORT_ASK = 'report-ask';
export const REPORT_CANCEL = 'report-cancel';
export const REPORT_SWEEP = 'report-sweep';
