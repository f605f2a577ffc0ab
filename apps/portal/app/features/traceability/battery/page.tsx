import { readBatteryTrace } from '@cheyantong/contract';
import { useLoaderData } from 'react-router';
import { traceLoader } from '../chain/trace-loader.ts';
import { TracePage } from '../chain/trace-page.tsx';
import { batteryTraceQuery } from '../trace-queries.ts';
import { BatteryTraceView } from './battery-trace-view.tsx';

export const loader = traceLoader('battery', (call, traceCode) =>
  call(readBatteryTrace, { params: { traceCode } }),
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function BatteryTracePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  return <TracePage object="battery" seed={seed} query={batteryTraceQuery} view={BatteryTraceView} />;
}
