/** Work that settling, refunding and comparing hand in; jobs.ts says how it is done. */
export const CLOSE_OTHER_CODES = 'payment-close-codes';
export const SEND_REFUND = 'payment-refund';
export const LOOK_UP = 'payment-look-up';
