import { listReportKeys, readTraceProof } from '@cheyantong/contract';
import type { TracedObject } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { checkProof } from './check-proof.ts';

/** Fetches what proves a chain, and checks it here. */
export function useSelfCheck(traceCode: string, object: TracedObject) {
  return useQuery({
    queryKey: ['visitor', 'self check', traceCode],
    queryFn: async ({ signal }) => {
      const [proof, rootKeys] = await Promise.all([
        call(readTraceProof, { params: { traceCode }, query: {} }, signal),
        call(listReportKeys, {}, signal),
      ]);
      return { proof, rootKeys, check: await checkProof(proof, object, rootKeys) };
    },
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}

export type AskedSelfCheck = ReturnType<typeof useSelfCheck>;
export type Proven = NonNullable<AskedSelfCheck['data']>;
