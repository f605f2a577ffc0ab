import type { ValuationReport } from '@cheyantong/contract';
import { type Car, currentModel } from '@cheyantong/valuation';
import { expect, it } from 'vitest';
import { findingsOf } from './findings.ts';

const FILE = '../../../../../portal/app/features/reports/samples/valuation.json';

/** An ordinary car that many were listed of. The sample gives it a name that no maker has. */
const CAR: Car = {
  model: {
    brand: '日产',
    series: '逍客',
    year: 2022,
    trim: '2.0L CVT 舒享版',
    energy: '汽油',
    level: '紧凑型SUV',
    horsepower: 151,
    displacement: '2.0L',
    gearbox: '自动',
    drive: '前置前驱',
    rangeKm: null,
    guidePriceYuan: 169_800,
  },
  use: {
    registered: '2022-05',
    mileageKm: 54_900,
    transfers: 0,
    color: '白色',
    cityCode: '120100',
    valuedOn: '2026-11-06',
  },
};

const HEAD = {
  reportCode: 'GZ-2026-1106-SAMPLE',
  orderSn: '样例',
  orderNo: '样例',
  orderType: 1,
  providerName: '示例服务机构',
  providerLogoUrl: null,
  reportTime: '2026-11-06 16:42:08',
  validUntil: '2026-12-06',
  pdfUrl: null,
  disclaimer:
    '本样例只说明报告的内容与版式，车辆与机构均为虚构；价格由平台估值模型按一款常见车型算出，不构成任何判断依据。',
  demo: true,
  vehicle: {
    vin: 'LVHRW********8842',
    plateNo: null,
    brandName: '示例汽车',
    seriesName: '远岚 S5',
    modelName: '2022款 2.0L 舒享版',
    recordDate: '2022-05-17',
    mileage: 5.49,
    color: '白色',
    energyType: '汽油',
    useNature: '非营运',
  },
  pictureUrl: '/pictures/cars/suv-quarter-white-640.webp',
  verifyUrl: 'https://cheyantong.example/traceability',
  checkCode: '样例',
} as const;

it('the sample that visitors read is what the valuation makes of such a car today (`vitest -u` writes it)', async () => {
  const sample: ValuationReport = {
    ...HEAD,
    ...findingsOf(currentModel(), CAR, '天津市'),
    similarCars: [],
  };
  expect(sample.sampleTooSmall).toBe(false);
  await expect(`${JSON.stringify(sample, null, 2)}\n`).toMatchFileSnapshot(FILE);
});
