import { useLoaderData } from 'react-router';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { TraceDesk } from './trace-desk.tsx';
import { deskClientLoader, deskLoader } from './trace-desk-loader.ts';

export const loader = deskLoader;
export const clientLoader = deskClientLoader;

/** Anybody may ask about any code; the browser finds out by itself. */
export default function TraceabilityPage() {
  return (
    <TraceDesk seed={useLoaderData<typeof loader | typeof clientLoader>()}>
      <PageHeading aside="报告、配件、电池、车架号，一个框都能查">溯源查询</PageHeading>
    </TraceDesk>
  );
}
