import type { CoverageAnswer } from '@cheyantong/contract';
import { AGREEMENTS, isNewEnergy, phoneProblem, vinProblem } from '@cheyantong/domain';
import { plateProblem } from '../vehicles/index.ts';
import type { CarDraft } from './order-draft.ts';
import type { ServiceContent } from './service-content.ts';

/** Every field that can be wrong, in the order they stand on the page: the first wrong one gets the focus. */
export const ORDER_FIELDS = [
  'offer',
  'vin',
  'plateNo',
  'model',
  'engineNo',
  'city',
  'outlet',
  'slot',
  'address',
  'contactName',
  'contactPhone',
  'agreed',
] as const;

export type OrderField = (typeof ORDER_FIELDS)[number];
export type Problems = Partial<Record<OrderField, string>>;

export interface VisitChoice {
  cityCode: string | undefined;
  outletId: string | undefined;
  date: string | null;
  period: '上午' | '下午' | null;
  onSite: boolean;
  address: string;
  contactName: string;
  contactPhone: string;
}

export interface OrderAnswers {
  content: Pick<ServiceContent, 'asksEngineNo' | 'newEnergyOnly' | 'onTheCar'>;
  /** The package; undefined while none can be had. */
  skuId: string | undefined;
  providerId: string | undefined;
  car: CarDraft;
  visit: VisitChoice;
  /** Undefined while it has not been asked or could not be: the gateway then decides alone. */
  coverage: CoverageAnswer | undefined;
  agreed: boolean;
}

/** A sentence for each field that keeps the order from being made. */
export function problemsOf(answers: OrderAnswers): Problems {
  const { content, agreed } = answers;
  return withoutEmpty({
    offer: offerProblem(answers),
    ...carProblems(answers),
    ...(content.onTheCar && visitProblems(answers.visit)),
    agreed: agreed ? null : AGREEMENTS.reportConsent.askSentence,
  });
}

function offerProblem({ skuId, providerId, coverage }: OrderAnswers): string | null {
  if (!skuId) return '请选择服务商和套餐';
  const covered = coverage?.providers.find((entry) => entry.providerId === providerId)?.covered;
  return covered === false ? '当前服务商不支持这辆车，请更换服务商' : null;
}

function carProblems({
  content,
  car,
  coverage,
}: Pick<OrderAnswers, 'content' | 'car' | 'coverage'>): Record<string, string | null> {
  if (content.onTheCar && car.by === 'model') {
    return { plateNo: plateProblem(car.plateNo), model: car.model.length === 0 ? '请选择车型' : null };
  }
  return {
    vin: car.vin === '' ? '请输入车辆识别代号（VIN）' : vinProblem(car.vin),
    model: content.newEnergyOnly ? newEnergyProblem(car, coverage) : null,
    engineNo: needsEngineNo(content, coverage) ? engineNoProblem(car.engineNo) : null,
  };
}

/** Not every VIN tells what drives the car; then the model has to. */
function newEnergyProblem({ model }: CarDraft, coverage: CoverageAnswer | undefined): string | null {
  const energy = model.at(-1)?.energyType;
  if (energy) return isNewEnergy(energy) ? null : '所选车型不是新能源车，不能出具电池报告';
  return coverage?.isNewEnergy === 0 ? '由 VIN 不能确认是新能源车，请选择车型' : null;
}

export const needsEngineNo = (
  content: Pick<ServiceContent, 'asksEngineNo'>,
  coverage: CoverageAnswer | undefined,
): boolean => content.asksEngineNo && coverage?.needEngineNo === 1;

const ENGINE_NO = /^[0-9A-Z-]{4,32}$/;

function engineNoProblem(engineNo: string): string | null {
  if (engineNo === '') return '该品牌需要发动机号，请按行驶证填写';
  return ENGINE_NO.test(engineNo) ? null : '发动机号格式不正确，应为 4 位以上的字母和数字';
}

function visitProblems(visit: VisitChoice): Record<string, string | null> {
  return {
    city: visit.cityCode ? null : '请选择检测城市',
    outlet: visit.outletId ? null : '请选择检测点',
    slot: visit.date && visit.period ? null : '请选择检测日期和时段',
    address: visit.onSite && visit.address.trim() === '' ? '请填写上门检测的地址' : null,
    contactName: visit.contactName.trim() === '' ? '请填写联系人' : null,
    contactPhone: phoneProblem(visit.contactPhone),
  };
}

const withoutEmpty = (problems: Record<string, string | null>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null)) as Problems;
