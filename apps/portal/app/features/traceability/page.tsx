import { readCode } from '@cheyantong/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { traceAddress } from './trace-address.ts';
import { TraceDesk } from './trace-desk.tsx';

/** A part's or battery's code in the address of this page is told on its own. */
function leadOn({ request }: LoaderFunctionArgs): null {
  const { code, kind } = readCode(new URL(request.url).searchParams.get('code') ?? '');
  if (kind === 'part' || kind === 'battery') throw redirect(traceAddress(code));
  return null;
}

export const loader = leadOn;
export const clientLoader = leadOn;

/** Anybody may ask about any code; the browser finds out by itself. */
export default function TraceabilityPage() {
  return (
    <TraceDesk>
      <PageHeading aside="报告、配件、电池、车架号，一个框都能查">溯源查询</PageHeading>
    </TraceDesk>
  );
}
