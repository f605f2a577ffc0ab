import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { usedCars } from './tables.ts';

type NewCar = Partial<typeof usedCars.$inferInsert>;

/** A small catalogue and one dealer, and a way to put cars into the yard. */
export async function openTestYard(db: DbHandle) {
  const one = async <T>(rows: PromiseLike<T[]>): Promise<T> => {
    const [row] = await rows;
    if (!row) throw new Error('nothing was inserted');
    return row;
  };
  const brand = (name: string, initial: string) =>
    one(
      db
        .insert(brands)
        .values({ name, initial, hot: initial === 'B' })
        .returning(),
    );
  const seriesOf = (brandId: bigint, name: string, level: string, body: string) =>
    one(
      db
        .insert(series)
        .values({ brandId, name, level, body, maker: `${name}厂` })
        .returning(),
    );
  const model = (
    seriesId: bigint,
    year: number,
    trim: string,
    facts: Partial<typeof models.$inferInsert> = {},
  ) =>
    one(
      db
        .insert(models)
        .values({
          seriesId,
          year,
          trim,
          energy: '汽油',
          guidePriceYuan: 300_000,
          seats: 5,
          gearbox: '自动',
          ...facts,
        })
        .returning(),
    );

  const bmw = await brand('宝马', 'B');
  const toyota = await brand('丰田', 'F');
  const three = await seriesOf(bmw.id, '宝马3系', '中型车', '三厢轿车');
  const x3 = await seriesOf(bmw.id, '宝马X3', '中型SUV', 'SUV');
  const corolla = await seriesOf(toyota.id, '卡罗拉', '紧凑型车', '三厢轿车');
  const camry = await seriesOf(toyota.id, '凯美瑞', '中型车', '三厢轿车');
  const engine = { horsepower: 156, displacement: '2.0L', drive: '前置后驱' };
  const catalogue = {
    three: { brand: bmw, series: three, model: await model(three.id, 2021, '320Li 时尚型', engine) },
    x3: { brand: bmw, series: x3, model: await model(x3.id, 2022, 'xDrive25i 豪华套装') },
    corolla: { brand: toyota, series: corolla, model: await model(corolla.id, 2020, '1.2T 精英版') },
    camry: { brand: toyota, series: camry, model: await model(camry.id, 2022, '2.0G 豪华版') },
  };
  const dealer = await one(
    db
      .insert(dealers)
      .values({
        name: '测试车行',
        cityCode: '130100',
        cityName: '石家庄市',
        address: '和平路 1 号',
        phone: '400-000-1001',
      })
      .returning(),
  );

  let serial = 0;
  return {
    catalogue,
    dealer,
    /** Puts a car into the yard, later than those before it unless it says when; answers its id as text. */
    async park(kind: keyof typeof catalogue, car: NewCar = {}): Promise<string> {
      serial++;
      const { brand: maker, series: line, model: built } = catalogue[kind];
      const { id } = await one(
        db
          .insert(usedCars)
          .values({
            sourceKey: `test:${serial}`,
            brandId: maker.id,
            seriesId: line.id,
            modelId: built.id,
            dealerId: dealer.id,
            provinceCode: '130000',
            cityCode: '130100',
            cityName: '石家庄市',
            priceYuan: 150_000,
            mileageKm: 30_000,
            registeredOn: '2022-06-01',
            energy: '汽油',
            gearbox: '自动',
            emission: '国VI',
            level: line.level,
            body: line.body,
            color: '白色',
            publishedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, serial)),
            ...car,
          })
          .returning(),
      );
      return String(id);
    },
  };
}

export type TestYard = Awaited<ReturnType<typeof openTestYard>>;
