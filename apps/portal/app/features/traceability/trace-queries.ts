import { readBatteryTrace, readPartTrace } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { isRefused } from '../../shared/is-refused.ts';

/** A look-up is made anew every time: withdrawn or altered since is what one wants to hear of. */
const ANEW = {
  staleTime: 0,
  gcTime: 0,
  retry: (tries: number, failure: Error) => !isRefused(failure) && tries < 1,
} as const;

/** An owner reads more than others do. */
const readerKey = (member: string | null) => (member ? ['member', member] : ['visitor']);

export const partTraceQuery = (traceCode: string, member: string | null) =>
  queryOptions({
    ...ANEW,
    queryKey: [...readerKey(member), 'trace of a part', traceCode],
    queryFn: ({ signal }) => call(readPartTrace, { params: { traceCode } }, signal),
  });

export const batteryTraceQuery = (traceCode: string, member: string | null) =>
  queryOptions({
    ...ANEW,
    queryKey: [...readerKey(member), 'trace of a battery', traceCode],
    queryFn: ({ signal }) => call(readBatteryTrace, { params: { traceCode } }, signal),
  });
