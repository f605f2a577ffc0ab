import { getValuationOrder } from '@cheyantong/contract';
import { PAYMENT, SERVICES } from '@cheyantong/domain';
import { useNavigate } from 'react-router';
import { call } from '../../shared/call.ts';
import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import { orderAddress } from '../orders/index.ts';
import { valuationAddress } from '../valuation/index.ts';

/** Where a paid order is looked at next; it depends on where it was paid from (the specification's section 4). */
export function useGoToPaidOrder({
  origin,
  service,
}: Pick<PaymentRequest, 'origin' | 'service'>): (orderNo: string) => Promise<void> {
  const navigate = useNavigate();
  return async (orderNo) => {
    switch (origin) {
      case 'orderList':
        // The row has been told already.
        return;
      case 'servicePage':
        return navigate(orderAddress(SERVICES[service].orderType, orderNo));
      case 'estimate':
        if (await valuationOrderExists(orderNo)) return navigate(valuationAddress(orderNo));
    }
  };
}

/** Asks every second until the order has a status (0 is one, too); false when the visitor has gone elsewhere. */
async function valuationOrderExists(orderNo: string): Promise<boolean> {
  const page = window.location.pathname;
  while (window.location.pathname === page) {
    const order = await call(getValuationOrder, { params: { orderNo } }).catch(() => null);
    if (order?.orderStatus != null) return window.location.pathname === page;
    await new Promise((resolve) => setTimeout(resolve, PAYMENT.valuationPollMs));
  }
  return false;
}
