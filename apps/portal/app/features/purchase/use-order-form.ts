import type { CoverageAnswer } from '@cheyantong/contract';
import { vinProblem } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { focusField } from '../../shared/ui/focus-field.ts';
import { coverageQuery } from '../catalogue/index.ts';
import { useVisit } from './appointment/use-visit.ts';
import { useOffer } from './offer/use-offer.ts';
import { useOrderDraft } from './order-draft.ts';
import type { OrderSeed } from './order-seed.ts';
import { orderStep } from './order-step.ts';
import { usePlaceOrder } from './pay/use-place-order.ts';
import { ORDER_FIELDS, type OrderAnswers, type OrderField, type Problems, problemsOf } from './problems.ts';
import { type PageService, SERVICE_CONTENT } from './service-content.ts';
import { carInfo, visitInfo } from './service-info.ts';

export type OrderForm = ReturnType<typeof useOrderForm>;

/** Everything an order page knows and can do. */
export function useOrderForm(
  service: PageService,
  seed: OrderSeed | undefined,
  page: RefObject<HTMLElement | null>,
) {
  const content = SERVICE_CONTENT[service];
  const car = useOrderDraft((draft) => draft.car);
  const agreed = useOrderDraft((draft) => draft.agreed[service] ?? false);
  const [wasTried, setWasTried] = useState(false);
  const [paidFor, setPaidFor] = useState<string | null>(null);
  const queryClient = useQueryClient();

  const byPlate = content.onTheCar && car.by === 'model';
  const carName = byPlate ? car.plateNo : car.vin;
  const offer = useOffer(service, byPlate ? '' : car.vin, seed?.offer);
  const visit = useVisit(content.onTheCar, offer, seed?.openCities);
  const { place, isPlacing } = usePlaceOrder('servicePage', () => setPaidFor(carName));

  const answers: OrderAnswers = {
    content,
    skuId: offer.sku?.id,
    providerId: offer.provider?.id,
    car,
    visit: visit.choice,
    coverage: offer.coverage.data,
    agreed,
  };
  const problems = problemsOf(answers);
  /** Nobody is told of mistakes before the first try; after it, each goes as it is mended. */
  const shown: Problems = wasTried ? problems : {};

  async function submit(): Promise<void> {
    if (!offer.sku) return showProblems(problems);
    const found = problemsOf({ ...answers, coverage: await awaitCoverage() });
    if (Object.keys(found).length > 0) return showProblems(found);
    setWasTried(false);
    place({
      service,
      skuId: offer.sku.id,
      price: offer.sku.price,
      serviceInfo: { ...carInfo(car, byPlate), ...(content.onTheCar && visitInfo(visit.choice)) },
    });
  }

  /** The answer may still be on its way; without one the gateway decides alone. */
  async function awaitCoverage(): Promise<CoverageAnswer | undefined> {
    if (byPlate || vinProblem(car.vin) !== null) return undefined;
    return await queryClient.fetchQuery(coverageQuery(service, car.vin)).catch(() => undefined);
  }

  function showProblems(found: Problems): void {
    setWasTried(true);
    const first = ORDER_FIELDS.find((field) => found[field]);
    if (first) focusField<OrderField>(page.current, first);
  }

  /** Known to be covered; by plate there is nothing to ask, the car will be seen. */
  const isVerified = byPlate || !offer.coverage.isFetching;
  const step = orderStep(problems, isVerified, paidFor === carName);
  return { service, content, car, byPlate, offer, visit, agreed, shown, step, isPlacing, submit };
}
