import type { buyPart, CallRequest } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { isPartKind } from '../parts/index.ts';
import { chooseDealer } from './choose-dealer.ts';
import { type LeadRequest, NOTHING_SAID } from './lead-request.ts';
import { namedCar } from './named-car.ts';

type PurchaseForm = CallRequest<typeof buyPart>['body'];

/**
 * Somebody looks for a part that is not on offer. The words are only taken when they name a car and a kind of part we
 * know, because they reach a supplier as they are.
 */
export async function readWantedPart(handle: DbHandle, form: PurchaseForm): Promise<LeadRequest> {
  const car = await namedCar(handle, form.modelName);
  if (!car) throw new Failure('A0401', '没有这款车，请重新选择');
  if (!(await isPartKind(handle, form.parentTypeName, form.typeName)))
    throw new Failure('A0401', '没有这类配件，请重新选择');

  return {
    subject: {
      ...NOTHING_SAID,
      intention: INTENTIONS.partPurchase,
      ...car,
      modelName: form.modelName,
      partName: `${form.parentTypeName} ${form.typeName}`,
      quantity: form.quantity,
    },
    chooseReceiver: () => chooseDealer(handle, 'reusedParts'),
  };
}
