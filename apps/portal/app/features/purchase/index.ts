export { dayWords } from './appointment/slot-words.ts';
export { outletsQuery } from './appointment/use-visit.ts';
export { bringBackDraft, keepDraft } from './kept-draft.ts';
export { ElsewhereNotice } from './offer/elsewhere-notice.tsx';
export { isInStock, useOffer } from './offer/use-offer.ts';
export { agree, changeVin, chooseProvider, chooseSku, useOrderDraft } from './order-draft.ts';
export { PayButton } from './pay/pay-button.tsx';
export { usePlaceOrder } from './pay/use-place-order.ts';
export { modelInfo } from './service-info.ts';
