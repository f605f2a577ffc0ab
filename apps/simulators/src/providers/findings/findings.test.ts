import { REPORT_FINDINGS } from '@cheyantong/contract/findings';
import { DAY_MS, DEMO_VEHICLES, SERVICE_NAMES, type Service } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import type { ProviderOrder } from '../provider-order.ts';
import { findingsFor } from './index.ts';

const NOW = new Date('2026-11-15T04:00:00Z');
const GOOD = 'LFV2A21J7M3000101';
const TROUBLED = 'LHGRU1841M8000305';
const VINS = [...DEMO_VEHICLES.map(({ vin }) => vin), 'LSVAA49J132047371', 'LVSHCAMB1CE054249'];

const orderFor = (vin: string | null, service: Service): ProviderOrder => ({
  orderNo: '1',
  service,
  skuName: '标准',
  vin,
  vehicle: {
    brandName: null,
    seriesName: null,
    modelName: '2021款 标准型',
    recordDate: '2021-06',
    mileage: 4.2,
    color: null,
    energyType: null,
    guidePrice: 15.59,
    rangeKm: null,
  },
  cityName: '天津市',
  outletName: null,
  appointDate: null,
  appointPeriod: null,
  callbackUrl: 'http://localhost/callback',
});
const find = <S extends Service>(service: S, vin: string | null, now = NOW) =>
  findingsFor(service, orderFor(vin, service), now);

describe('invented findings', () => {
  it.each(SERVICE_NAMES)('have the shape of the contract, for any car: %s', (service) => {
    for (const vin of VINS)
      expect(REPORT_FINDINGS[service].safeParse(find(service, vin)).error).toBeUndefined();
  });

  it('value a car that has no VIN', () => {
    expect(REPORT_FINDINGS.valuation.safeParse(find('valuation', null)).success).toBe(true);
  });

  it.each(SERVICE_NAMES)('are the same whenever the car is looked at: %s', (service) => {
    expect(find(service, GOOD)).toEqual(find(service, GOOD));
  });

  it('do not move what has happened, the next day', () => {
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    expect(find('accident', TROUBLED, tomorrow).records).toEqual(find('accident', TROUBLED).records);
    expect(find('repair', TROUBLED, tomorrow).constructRecords).toEqual(
      find('repair', TROUBLED).constructRecords,
    );
  });
});

describe('the reports about one car agree', () => {
  it.each(VINS)('claims were repaired on the day they happened: %s', (vin) => {
    const repaired = find('repair', vin).outsideRecords.map(({ date }) => date);
    expect(find('accident', vin).records.map(({ accidentDate }) => accidentDate)).toEqual(repaired);
  });

  it.each(VINS)('the mileage curve is that of the workshops: %s', (vin) => {
    const { normalRecords, mileagePoints } = find('repair', vin);
    for (const { date, mileage } of normalRecords) {
      expect(mileagePoints.some((point) => point.date === date && point.km === mileage)).toBe(true);
    }
  });

  it.each(VINS)('what was damaged shows at the inspection: %s', (vin) => {
    const { paint, frame, sections, isAccident } = find('inspection', vin);
    const { records, summary } = find('accident', vin);
    const damaged = records.flatMap(({ damageParts }) => damageParts);
    const marked = [...frame, ...sections.flatMap(({ items }) => items)].filter(({ result }) => result === 1);
    for (const part of damaged) expect(marked.map(({ itemName }) => itemName)).toContain(part);
    for (const { part, repaired } of paint) expect(repaired).toBe(damaged.includes(part) ? 1 : 0);
    expect(isAccident).toBe(summary.frameDamageFlag);
  });

  it.each(VINS)('amounts and scores add up: %s', (vin) => {
    const { records, summary } = find('accident', vin);
    expect(records.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(summary.totalAmount);
    const { sections, totalScore } = find('inspection', vin);
    expect(sections.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(totalScore, 6);
    expect(sections.slice(0, 6).map(({ fullScore }) => fullScore)).toEqual([20, 20, 10, 20, 15, 15]);
    expect(sections.reduce((sum, { items }) => sum + items.length, 13)).toBeGreaterThan(100);
    const { guidePrice, evalPrice, factors } = find('valuation', vin);
    expect(factors.reduce((sum, { amount }) => sum + amount, guidePrice)).toBeCloseTo(evalPrice, 6);
  });

  it.each(VINS)('a battery never gets better, and ends where the report says: %s', (vin) => {
    const { sohTrend, soh, usage } = find('battery', vin);
    const falls = sohTrend.every((month, at) => at === 0 || month.soh <= (sohTrend[at - 1]?.soh ?? 100));
    expect(falls).toBe(true);
    expect(sohTrend.at(-1)?.soh).toBe(soh);
    expect(usage.totalMileage).toBeCloseTo(
      (find('inspection', vin).mileagePoints.at(-1)?.km ?? 0) / 10_000,
      1,
    );
  });

  it('a turned-back clock is noticed by every report that reads it', () => {
    expect(find('repair', TROUBLED).summary.mileageIsNormalFlag).toBe(0);
    expect(find('inspection', TROUBLED).isOdometerSuspect).toBe(1);
    const readings = find('repair', TROUBLED).mileagePoints.map(({ km }) => km);
    expect(readings.some((km, at) => km < (readings[at - 1] ?? 0))).toBe(true);
  });
});
