import { readCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { isRefused } from '../../../shared/is-refused.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { NoTraceCode, TraceSkeleton, UnknownTrace } from '../chain/trace-states.tsx';
import { batteryTraceQuery } from '../trace-queries.ts';
import { BatteryTraceView } from './battery-trace-view.tsx';

export default function BatteryTracePage() {
  const [search] = useSearchParams();
  const { code, kind, whole, hint } = readCode(search.get('code') ?? '');
  if (!whole || kind !== 'battery')
    return <NoTraceCode page={PAGES.batteryTrace.title} hint={hint ?? '这不是电池编码。'} />;
  return <LookedUp key={code} code={code} />;
}

function LookedUp({ code }: { code: string }) {
  const trace = useQuery(batteryTraceQuery(code, useMember()));
  if (trace.isPending) return <TraceSkeleton />;
  if (isRefused(trace.error)) return <UnknownTrace code={code} object="battery" />;
  if (trace.isError) {
    return (
      <ErrorState title="没能完成核验" onRetry={() => trace.refetch()} retrying={trace.isFetching}>
        {trace.error.message}
      </ErrorState>
    );
  }
  return <BatteryTraceView trace={trace.data} onProved={() => trace.refetch()} />;
}
