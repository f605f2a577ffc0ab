import { checkReport, listReportKeys, queryTrace, type TraceHit } from '@cheyantong/contract';
import { readCode } from '@cheyantong/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestOf, type ServerCall } from '../../shared/server-context.ts';
import type { ReportAnswer } from './report/check-query.ts';
import { traceAddress } from './trace-address.ts';

/** What the server found out about the code in the address; null: there is none, or it could not. */
export interface DeskSeed {
  report?: ReportAnswer;
  vehicle?: TraceHit;
}

export async function deskLoader({ request, context }: LoaderFunctionArgs): Promise<DeskSeed | null> {
  leadOn(request);
  return await answerTo(request, requestOf(context).call).catch(() => null);
}

/** In the browser the desk asks by itself and shows an outline meanwhile. */
export function deskClientLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  leadOn(request);
  return null;
}

/** Parts and batteries are told on pages of their own. */
function leadOn(request: Request): void {
  const { code, kind, whole } = codeIn(request);
  if (whole && (kind === 'part' || kind === 'battery')) throw redirect(traceAddress(code));
}

async function answerTo(request: Request, call: ServerCall): Promise<DeskSeed | null> {
  const { code, kind, whole } = codeIn(request);
  if (!whole) return null;
  if (kind === 'vin') return { vehicle: await call(queryTrace, { query: { code } }) };
  const [answer, keys] = await Promise.all([
    call(checkReport, { params: { reportCode: code } }),
    call(listReportKeys, {}),
  ]);
  return { report: { answer, keys } };
}

const codeIn = (request: Request) => readCode(new URL(request.url).searchParams.get('code') ?? '');
