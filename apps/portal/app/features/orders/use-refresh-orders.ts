import { useQueryClient } from '@tanstack/react-query';
import { ORDERS_KEY } from './order-queries.ts';

/** What is known of the orders may be behind: asks again for what is on the screen. */
export function useRefreshOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}
