import type { CoverageAnswer } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { modelNode } from '../vehicles/index.ts';
import { type OrderAnswers, problemsOf } from './problems.ts';
import { SERVICE_CONTENT } from './service-content.ts';

const VIN = 'LFV2A21J7M3000101';

const coverage: CoverageAnswer = {
  vin: VIN,
  vehicleName: null,
  isNewEnergy: 0,
  needEngineNo: 0,
  providers: [
    { providerId: '1', covered: true, reason: '已覆盖该品牌' },
    { providerId: '2', covered: false, reason: '暂未接入该品牌' },
  ],
};

const model = (energyType: '汽油' | '纯电动') => [
  modelNode({
    modelId: '9',
    modelName: '示例车型',
    modelYear: 2021,
    seriesId: '8',
    seriesName: '示例',
    brandId: '7',
    brandName: '示例',
    guidePrice: null,
    displacement: null,
    gearType: null,
    energyType,
    emissionStandard: null,
    minRegYear: 2021,
    maxRegYear: 2024,
  }),
];

const complete: OrderAnswers = {
  content: SERVICE_CONTENT.repair,
  skuId: '10',
  providerId: '1',
  car: { by: 'vin', vin: VIN, engineNo: '', plateNo: '', model: [] },
  visit: {
    cityCode: '120100',
    outletId: '5',
    date: '2026-11-18',
    period: '上午',
    onSite: false,
    address: '',
    contactName: '张三',
    contactPhone: '13800138000',
  },
  coverage,
  agreed: true,
};

describe('before an order is made', () => {
  it('has nothing against a complete one', () => {
    expect(problemsOf(complete)).toEqual({});
    expect(problemsOf({ ...complete, content: SERVICE_CONTENT.inspection })).toEqual({});
  });

  it('asks for the VIN, the package and the consent', () => {
    const answers = { ...complete, skuId: undefined, agreed: false, car: { ...complete.car, vin: '' } };
    expect(problemsOf(answers)).toEqual({
      offer: '请选择服务商和套餐',
      vin: '请输入车辆识别代号（VIN）',
      agreed: '请阅读并同意《车辆信息查询授权书》',
    });
  });

  it('refuses a VIN with a wrong check digit', () => {
    const car = { ...complete.car, vin: VIN.replace('J7', 'J8') };
    expect(problemsOf({ ...complete, car }).vin).toContain('校验位');
  });

  it('refuses a provider that does not cover the car, and trusts the gateway where coverage is unknown', () => {
    expect(problemsOf({ ...complete, providerId: '2' }).offer).toContain('更换服务商');
    expect(problemsOf({ ...complete, providerId: '2', coverage: undefined })).toEqual({});
  });

  it('asks for the engine number of makes that file repairs by it, and only for repairs', () => {
    const answers = { ...complete, coverage: { ...coverage, needEngineNo: 1 as const } };
    expect(problemsOf(answers).engineNo).toContain('发动机号');
    expect(problemsOf({ ...answers, content: SERVICE_CONTENT.accident })).toEqual({});
    expect(problemsOf({ ...answers, car: { ...complete.car, engineNo: 'A12345' } })).toEqual({});
    expect(problemsOf({ ...answers, car: { ...complete.car, engineNo: '号' } }).engineNo).toContain('格式');
  });

  it('makes a battery report only of a new-energy car', () => {
    const battery = { ...complete, content: SERVICE_CONTENT.battery };
    expect(problemsOf(battery).model).toContain('请选择车型');
    expect(problemsOf({ ...battery, car: { ...complete.car, model: model('汽油') } }).model).toContain(
      '不是新能源车',
    );
    expect(problemsOf({ ...battery, car: { ...complete.car, model: model('纯电动') } })).toEqual({});
    expect(problemsOf({ ...battery, coverage: { ...coverage, isNewEnergy: 1 } })).toEqual({});
  });

  it('takes a plate and a model instead of a VIN where the car is seen', () => {
    const car = { ...complete.car, by: 'model' as const, vin: '', plateNo: '津A12345', model: model('汽油') };
    expect(problemsOf({ ...complete, content: SERVICE_CONTENT.inspection, car })).toEqual({});
    expect(problemsOf({ ...complete, car }).vin).toBe('请输入车辆识别代号（VIN）');
  });

  it('asks for everything an appointment needs', () => {
    const visit = {
      cityCode: undefined,
      outletId: undefined,
      date: '2026-11-18',
      period: null,
      onSite: true,
      address: ' ',
      contactName: ' ',
      contactPhone: '138',
    };
    expect(Object.keys(problemsOf({ ...complete, content: SERVICE_CONTENT.inspection, visit }))).toEqual([
      'city',
      'outlet',
      'slot',
      'address',
      'contactName',
      'contactPhone',
    ]);
  });
});
