import { INTENTIONS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { dealers } from '../dealers/tables.ts';
import { parts } from '../parts/tables.ts';
import { type LeadRequest, NOTHING_SAID } from './lead-request.ts';

/** A purchase goes to the supplier of the part; everything it says about the part comes from the offer itself. */
export async function readPartPurchase(
  handle: DbHandle,
  partId: string,
  quantity: number,
): Promise<LeadRequest> {
  const id = ownIdFrom(partId);
  const [found] = id
    ? await handle
        .select({ part: parts, cityCode: dealers.cityCode, cityName: dealers.cityName })
        .from(parts)
        .innerJoin(dealers, eq(dealers.id, parts.supplierId))
        .where(eq(parts.id, id))
    : [];
  if (!found) throw new Failure('A0401', '再用件不存在');
  const { part, cityCode, cityName } = found;

  return {
    subject: {
      ...NOTHING_SAID,
      intention: INTENTIONS.partPurchase,
      partId: part.id,
      partName: part.name,
      modelName: part.modelName,
      quantity,
      cityCode,
      cityName,
    },
    async chooseReceiver() {
      if (part.status !== 'onSale' || part.stock === 0)
        throw new Failure('A0500', '该件已售出或下架，看看其他再用件吧');
      if (quantity > part.stock) throw new Failure('A0500', `库存只剩 ${part.stock} 件`);
      return part.supplierId;
    },
  };
}
