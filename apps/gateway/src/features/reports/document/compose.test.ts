import { expect, it } from 'vitest';
import { composeDocument, readDocument } from './compose.ts';

it('a valuation that was issued before the field had its name claims no price either', () => {
  expect(readDocument('{"evalPrice":12.3,"thin":true}')).toEqual({ evalPrice: 12.3, sampleTooSmall: true });
  expect(readDocument('{"evalPrice":12.3,"sampleTooSmall":false}')).toEqual({
    evalPrice: 12.3,
    sampleTooSmall: false,
  });
});

it('whatever a provider makes of a battery, it is judged by our limits', () => {
  const findings = {
    verdict: { level: 'good', title: '状态良好', sentence: '没有问题。' },
    sources: [],
    soh: 81.1,
    sohTrend: [],
    usage: { fastChargeRatio: 0.46, overDischargeCount: 1 },
    consistency: { voltageDiff: 130, tempDiff: 4, maxTemp: 31, insulationResistance: 545 },
    alarms: [],
  };
  const issued = composeDocument({
    order: { service: 'battery', serviceInfo: {} },
    findings,
    vehicle: {},
    energyType: null,
    reportCode: 'DC-2026-1115-000012',
    issuedAt: new Date('2026-11-15'),
  } as unknown as Parameters<typeof composeDocument>[0]);
  expect(readDocument(issued).verdict).toEqual({
    level: 'bad',
    title: '电池需检修',
    sentence: '健康度 81.1%，单体压差偏大，已超过限值，请检修后再使用或交易。',
  });
});
