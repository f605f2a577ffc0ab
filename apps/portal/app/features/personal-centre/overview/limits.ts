/** How much of each kind the overview shows. */
export const ORDERS_SHOWN = 4;
export const LEADS_SHOWN = 2;
export const REPORTS_SHOWN = 3;
export const FAVORITES_SHOWN = 3;
