import { getInvoiceOfOrder, type Invoice, listInvoices, listInvoiceTitles } from '@cheyantong/contract';
import { type InvoiceStatus, MINUTE_MS, PAGE, SECOND_MS } from '@cheyantong/domain';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** Under `member`, so that they are forgotten when the member goes. */
const INVOICES_KEY = ['member', 'invoices'] as const;

/** Somebody may be waiting for it. */
const MOVING_POLL_MS = 3 * SECOND_MS;
/** Links to files live five minutes. */
const LINKS_POLL_MS = 4 * MINUTE_MS;

const MOVING: ReadonlySet<InvoiceStatus> = new Set(['requested', 'issuing', 'reversing']);

const pollFor = (invoices: readonly Invoice[]): number | false => {
  if (invoices.some(({ status }) => MOVING.has(status))) return MOVING_POLL_MS;
  return invoices.some(({ files }) => files.length > 0) ? LINKS_POLL_MS : false;
};

const followOne = (invoice: Invoice | null | undefined, isLosingMoney: boolean): number | false => {
  if (!invoice) return false;
  return isLosingMoney && invoice.status === 'issued' ? MOVING_POLL_MS : pollFor([invoice]);
};

/** An invoice whose order is losing its money will move soon, too. */
export const invoiceOfOrderQuery = (member: string | null, orderNo: string, isLosingMoney: boolean) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, member, 'order', orderNo],
    queryFn: ({ signal }) => call(getInvoiceOfOrder, { params: { orderNo } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => followOne(data, isLosingMoney),
  });

export const invoicesQuery = (member: string | null, pageNum: number) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, member, 'page', pageNum],
    queryFn: ({ signal }) => call(listInvoices, { query: { pageNum, pageSize: PAGE.defaultSize } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? pollFor(data.list) : false),
  });

export const titlesQuery = (member: string | null) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, member, 'titles'],
    queryFn: ({ signal }) => call(listInvoiceTitles, {}, signal),
    staleTime: 0,
  });

/** Asks again for the invoices and titles that are on the screen. */
export function useRefreshInvoices(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: INVOICES_KEY });
}
