import type { TracedObject } from '@cheyantong/domain';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { isRefused } from '../../../shared/is-refused.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import type { Reading } from '../trace-queries.ts';
import { codeAsked, type TraceSeed } from './trace-loader.ts';
import { TraceSkeleton } from './trace-skeleton.tsx';
import { NoTraceCode, UnknownTrace } from './trace-states.tsx';

interface TracePageProps<Trace> {
  object: TracedObject;
  seed: TraceSeed<Trace> | null | undefined;
  query: (traceCode: string, reading: Reading<Trace>) => UseQueryOptions<Trace, Error, Trace, string[]>;
  view: ComponentType<{ trace: Trace; onProved: () => void }>;
}

/** A part's or a battery's page, from the code in its address. */
export function TracePage<Trace>(props: TracePageProps<Trace>) {
  const [search] = useSearchParams();
  const code = codeAsked(props.object, search);
  if (code === null) return <NoTraceCode object={props.object} typed={search.get('code') ?? ''} />;
  return <LookedUp key={code} code={code} {...props} />;
}

function LookedUp<Trace>({
  code,
  object,
  seed,
  query,
  view: View,
}: TracePageProps<Trace> & { code: string }) {
  const isKnownMissing = seed?.trace === null;
  const trace = useQuery({
    ...query(code, { member: useMember(), seed: seed?.trace }),
    enabled: !isKnownMissing,
  });
  if (isKnownMissing || isRefused(trace.error)) return <UnknownTrace code={code} object={object} />;
  if (trace.isPending) return <TraceSkeleton />;
  if (trace.isError) {
    return (
      <ErrorState title="没能完成核验" onRetry={() => trace.refetch()} retrying={trace.isFetching}>
        {trace.error.message}
      </ErrorState>
    );
  }
  return <View trace={trace.data} onProved={() => trace.refetch()} />;
}
