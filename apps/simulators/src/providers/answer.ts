import { findingsFor, vehicleFactsFor } from './findings/index.ts';
import type { Outcome, ProviderRequest } from './request-book.ts';

/** What the provider says about an order, as JSON for a callback or for being asked. */
export function answerText(request: ProviderRequest, outcome: Outcome, now: Date): string {
  const head = { orderNo: request.order.orderNo, providerRef: request.ref, revision: request.revision };
  if (outcome === 'started') return JSON.stringify({ ...head, outcome });
  if (outcome === 'nothing') return JSON.stringify({ ...head, outcome, reason: '各数据源均无该车记录' });
  if (outcome === 'failed') return JSON.stringify({ ...head, outcome, reason: '数据源暂时无法查询' });
  if (outcome === 'garbage') {
    return JSON.stringify({
      ...head,
      outcome: 'report',
      findings: { verdict: '正常', sources: 'NaN', score: '∞' },
    });
  }
  return JSON.stringify({ ...head, outcome: 'report', ...reportOf(request, outcome, now) });
}

/** The customer comes at another time. */
export const reschedulingText = ({ order, ref, revision }: ProviderRequest): string =>
  JSON.stringify({
    orderNo: order.orderNo,
    providerRef: ref,
    revision,
    outcome: 'rescheduled',
    appointDate: order.appointDate,
    appointPeriod: order.appointPeriod,
  });

function reportOf({ order }: ProviderRequest, outcome: Outcome, now: Date) {
  const findings = findingsFor(order.service, order, now);
  const { verdict } = findings;
  const corrected = { ...verdict, sentence: `${verdict.sentence}（经复核更正）` };
  return {
    findings: { ...findings, verdict: outcome === 'corrected' ? corrected : verdict },
    vehicle: vehicleFactsFor(order, now),
  };
}
