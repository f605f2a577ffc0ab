import { type BatteryTrace, type PartTrace, readBatteryTrace, readPartTrace } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { isRefused } from '../../shared/is-refused.ts';

/**
 * A look-up is made anew whenever somebody comes: withdrawn or altered since is what one wants to hear of. While they stay
 * it is one look-up, the server's own if that one made the page.
 */
export const ANEW = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: (tries: number, failure: Error) => !isRefused(failure) && tries < 1,
} as const;

/** Who reads, for an owner reads more than others do; and what the server found while it made the page. */
export interface Reading<Trace> {
  member: string | null;
  seed: Trace | null | undefined;
}

const readerKey = (member: string | null) => (member ? ['member', member] : ['visitor']);

/** The server knows no members: for one of them its answer stands until the own one is there. */
const seeded = <Trace>({ member, seed }: Reading<Trace>) =>
  seed && (member === null ? { initialData: seed } : { placeholderData: seed });

export const partTraceQuery = (traceCode: string, reading: Reading<PartTrace>) =>
  queryOptions({
    ...ANEW,
    queryKey: [...readerKey(reading.member), 'trace of a part', traceCode],
    queryFn: ({ signal }) => call(readPartTrace, { params: { traceCode } }, signal),
    ...seeded(reading),
  });

export const batteryTraceQuery = (traceCode: string, reading: Reading<BatteryTrace>) =>
  queryOptions({
    ...ANEW,
    queryKey: [...readerKey(reading.member), 'trace of a battery', traceCode],
    queryFn: ({ signal }) => call(readBatteryTrace, { params: { traceCode } }, signal),
    ...seeded(reading),
  });
