import type { ServiceInfo } from '@cheyantong/contract';
import { AGREEMENTS, vinProblem } from '@cheyantong/domain';
import { type RefObject, useState } from 'react';
import { focusField } from '../../shared/ui/focus-field.ts';
import { coverageOf } from '../catalogue/index.ts';
import { modelInfo, type OfferSeed, useOffer, useOrderDraft, usePlaceOrder } from '../purchase/index.ts';
import type { CarAnswers } from './car-answers.ts';
import type { useCarAnswers } from './use-car-answers.ts';

/** In the order they stand on the page: the first wrong one gets the focus. */
const FIELDS = ['vin', 'model', 'recordDate', 'city', 'mileage', 'offer', 'agreed'] as const;
type ValuationProblems = Partial<Record<(typeof FIELDS)[number], string>>;

export type CarAnswersState = ReturnType<typeof useCarAnswers>;
export type ValuationFormState = ReturnType<typeof useValuationForm>;

/** Orders the paid valuation report from the answers about the car. */
export function useValuationForm(
  car: CarAnswersState,
  refusal: string | null,
  seed: OfferSeed | undefined,
  form: RefObject<HTMLElement | null>,
) {
  const [by, setBy] = useState<'model' | 'vin'>('model');
  const vin = useOrderDraft((draft) => (by === 'vin' ? draft.car.vin : ''));
  const agreed = useOrderDraft((draft) => draft.agreed.valuation ?? false);
  const [wasTried, setWasTried] = useState(false);
  const offer = useOffer('valuation', vin, seed);
  const { place, isPlacing } = usePlaceOrder('estimate');

  const isRefused = offer.provider && coverageOf(offer.coverage.data, offer.provider.id)?.covered === false;
  const vinSentence = by === 'vin' ? vinProblem(vin) : null;
  const problems: ValuationProblems = {
    ...(vinSentence && { vin: vin === '' ? '请输入车辆识别代号（VIN）' : vinSentence }),
    ...car.problems,
    ...(!offer.sku && { offer: '请选择服务商和套餐' }),
    // Whoever cannot be told a price for nothing would not be told one for money.
    ...(refusal && { offer: refusal }),
    ...(isRefused && { offer: '当前服务商不支持这辆车，请更换服务商' }),
    ...(!agreed && { agreed: AGREEMENTS.reportConsent.askSentence }),
  };

  function submit(): void {
    const first = FIELDS.find((field) => problems[field]);
    setWasTried(first !== undefined);
    if (first) focusField(form.current, first);
    else if (offer.sku)
      place({
        service: 'valuation',
        skuId: offer.sku.id,
        price: offer.sku.price,
        serviceInfo: valuationInfo(car.answers, vin),
      });
  }

  const shown: ValuationProblems = wasTried ? problems : {};
  return { by, setBy, vin, agreed, offer, shown, isPlacing, submit };
}

function valuationInfo({ model, recordDate, mileage, city }: CarAnswers, vin: string): ServiceInfo {
  const [province, town] = city;
  return {
    ...modelInfo(model),
    ...(vin !== '' && { vin }),
    ...(recordDate && { recordDate }),
    ...(mileage !== null && { mileage }),
    ...(province && { provinceCode: province.id }),
    ...(town && { cityCode: town.id }),
  };
}
