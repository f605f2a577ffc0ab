import { readPartTrace } from '@cheyantong/contract';
import { useLoaderData } from 'react-router';
import { traceLoader } from '../chain/trace-loader.ts';
import { TracePage } from '../chain/trace-page.tsx';
import { partTraceQuery } from '../trace-queries.ts';
import { PartTraceView } from './part-trace-view.tsx';

export const loader = traceLoader('part', (call, traceCode) =>
  call(readPartTrace, { params: { traceCode } }),
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function PartTracePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  return <TracePage object="part" seed={seed} query={partTraceQuery} view={PartTraceView} />;
}
