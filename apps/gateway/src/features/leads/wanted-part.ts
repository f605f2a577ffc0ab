import type { buyPart, CallRequest } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { partGroups } from '../parts/part-columns.ts';
import { partTypes } from '../parts/tables.ts';
import { chooseDealer } from './choose-dealer.ts';
import { namedCar } from './named-car.ts';
import { NOTHING_SAID, type Wish } from './wish.ts';

type PurchaseForm = CallRequest<typeof buyPart>['body'];

/**
 * Somebody looks for a part that is not on offer. The words are only taken when they name a car and a kind of part we
 * know, because they reach a supplier as they are.
 */
export async function readPartWish(handle: DbHandle, form: PurchaseForm): Promise<Wish> {
  const car = await namedCar(handle, form.modelName);
  if (!car) throw new Failure('A0401', '没有这款车，请重新选择');
  if (!(await isKind(handle, form))) throw new Failure('A0401', '没有这类配件，请重新选择');

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

async function isKind(handle: DbHandle, { parentTypeName, typeName }: PurchaseForm): Promise<boolean> {
  const found = await handle
    .select({ id: partTypes.id })
    .from(partTypes)
    .innerJoin(partGroups, eq(partGroups.id, partTypes.parentId))
    .where(and(eq(partGroups.name, parentTypeName), eq(partTypes.name, typeName)))
    .limit(1);
  return found.length > 0;
}
