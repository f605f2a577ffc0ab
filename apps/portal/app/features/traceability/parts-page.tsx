import { PART_CONDITIONS } from '@cheyantong/domain';
import { useLoaderData } from 'react-router';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { TraceDesk } from './trace-desk.tsx';
import { deskClientLoader, deskLoader } from './trace-desk-loader.ts';

export const loader = deskLoader;
export const clientLoader = deskClientLoader;

/** The same field, for somebody who holds a reused part in their hands. */
export default function PartsTracePage() {
  return (
    <TraceDesk seed={useLoaderData<typeof loader | typeof clientLoader>()}>
      <PageHeading aside={`收货先核验：标签上应写明“${PART_CONDITIONS.reused.label}”和溯源码，一件一码`}>
        溯源核验
      </PageHeading>
    </TraceDesk>
  );
}
