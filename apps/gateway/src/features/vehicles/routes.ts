import { decodeVin, getBrand, listBrands, listModels, listSeries } from '@cheyantong/contract';
import { beijingYear } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { serve, serveForAll } from '../../http/serve.ts';
import { OneForAll } from '../../memory/one-for-all.ts';
import { Catalogue } from './catalogue.ts';
import { inPinyinOrder } from './in-pinyin-order.ts';
import { presentBrand, presentModel, presentSeries } from './present.ts';
import type { VinReader } from './vin-reader.ts';

interface VehicleDesk {
  db: DbHandle;
  vins: VinReader;
  mayLagMs: number;
}

export function vehicleRoutes(app: FastifyInstance, { db, vins, mayLagMs }: VehicleDesk): void {
  const catalogue = new Catalogue(db);
  const allBrands = new OneForAll(mayLagMs, async () =>
    inPinyinOrder((await catalogue.brands()).map(presentBrand), ({ initial, brandName }) => [
      initial,
      brandName,
    ]),
  );

  serveForAll(app, listBrands, allBrands);

  serve(app, getBrand, async ({ params }) =>
    presentBrand(await found(params.id, (id) => catalogue.brand(id))),
  );

  serve(app, listSeries, async ({ params }) => {
    const rows = await found(params.brandId, (id) => catalogue.seriesOf(id));
    const all = rows.map(({ brand, series }) => presentSeries(brand, series));
    return inPinyinOrder(all, ({ seriesGroupName, seriesName }) => [
      importsLast(seriesGroupName),
      seriesGroupName,
      seriesName,
    ]);
  });

  serve(app, listModels, async ({ params }) => {
    const rows = await found(params.seriesId, (id) => catalogue.modelsOf(id));
    return rows.map((row) => presentModel(row, thisYear()));
  });

  serve(app, decodeVin, ({ params }) => vins.decode(db, params.vin));
}

async function found<T>(wireId: string, find: (id: bigint) => Promise<T | undefined>): Promise<T> {
  const id = ownIdFrom(wireId);
  const record = id === null ? undefined : await find(id);
  if (record === undefined) throw new Failure('A0401');
  return record;
}

const importsLast = (maker: string): string => (maker.endsWith('(进口)') ? '1' : '0');

const thisYear = (): number => beijingYear(new Date());
