import { INTENTIONS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { dealers } from '../dealers/tables.ts';
import { piecesLeft, reservePart } from '../parts/index.ts';
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
      if (quantity > piecesLeft(part)) throw notEnough(piecesLeft(part));
      return part.supplierId;
    },
    async claim(leadId) {
      const held = await reservePart(handle, { partId: part.id, quantity, holder: partHolder(leadId) });
      if (!held) throw notEnough(await leftNow(handle, part.id));
    },
  };
}

/** How a lead is called where it holds a part. */
export const partHolder = (leadId: bigint): string => `lead:${leadId}`;

async function leftNow(handle: DbHandle, partId: bigint): Promise<number> {
  const [part] = await handle
    .select({ stock: parts.stock, reserved: parts.reserved })
    .from(parts)
    .where(eq(parts.id, partId));
  return part ? piecesLeft(part) : 0;
}

const notEnough = (left: number): Failure =>
  new Failure(
    'A0510',
    left > 0 ? `库存只剩 ${left} 件` : '刚被其他买家预留，24 小时内没有成交会重新开放；您也可以登记求购',
  );
