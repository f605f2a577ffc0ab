import type { VinModel } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { pathOfModel } from '../vehicles/index.ts';
import { modelOfVin } from './model-of-vin.ts';

type Candidate = VinModel['candidates'][number];

const candidate = (modelId: string): Candidate => ({
  modelId,
  modelName: `2021款 ${modelId}`,
  brandId: '1',
  brandName: '大众',
  seriesId: '2',
  seriesName: '朗逸',
  modelYear: 2021,
  guidePrice: null,
  energyType: '汽油',
  emissionStandard: null,
  displacement: null,
  gearType: null,
  minRegYear: 2020,
  maxRegYear: 2024,
});
const [comfort, luxury, other] = [candidate('3'), candidate('4'), candidate('5')];
const ids = (candidates: Candidate[], chosen: Candidate | undefined) =>
  modelOfVin({ candidates }, chosen ? pathOfModel(chosen) : []).map(({ code }) => code);

describe('the model, once a VIN has been read', () => {
  it('is the one that was chosen, where the VIN allows it or says nothing', () => {
    expect(ids([comfort, luxury], luxury)).toEqual(['1', '2', '4']);
    expect(ids([], luxury)).toEqual(['1', '2', '4']);
  });

  it('is chosen anew where the VIN speaks against it', () => {
    expect(ids([comfort, luxury], other)).toEqual([]);
  });

  it('is the only one the VIN leaves', () => {
    expect(ids([comfort], undefined)).toEqual(['1', '2', '3']);
    expect(ids([comfort], other)).toEqual(['1', '2', '3']);
    expect(ids([comfort, luxury], undefined)).toEqual([]);
  });
});
