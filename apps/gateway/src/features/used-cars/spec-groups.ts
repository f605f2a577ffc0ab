import type { UsedCarDetail } from '@cheyantong/contract';
import { toWan } from '@cheyantong/domain';
import type { DetailRow } from './cars.ts';

type SpecGroup = UsedCarDetail['params'][number];

/** What is known about a car, in groups; a fact nobody knows is not shown. */
export const specGroupsOf = (car: DetailRow): SpecGroup[] =>
  [
    group('基本信息', {
      品牌: car.brandName,
      厂商: car.maker,
      车系: car.seriesName,
      年款: `${car.modelYear}款`,
      配置: car.trim,
      级别: car.level,
      新车指导价: car.guidePriceYuan && `${toWan(car.guidePriceYuan)} 万元`,
    }),
    group('动力', {
      能源类型: car.energy,
      发动机: car.engine,
      排量: car.displacement,
      最大马力: car.horsepower && `${car.horsepower} 马力`,
      变速箱: car.gearbox,
      驱动方式: car.drive,
      纯电续航: car.rangeKm && `${car.rangeKm} 公里`,
      排放标准: car.emission,
    }),
    group('车身', {
      车身形式: car.body,
      颜色: car.color,
      座位数: car.seats && `${car.seats} 座`,
    }),
    group('车况与手续', {
      上牌日期: car.registeredOn,
      表显里程: `${toWan(car.mileageKm)} 万公里`,
      过户次数: car.transfers === 0 ? '未过户' : `${car.transfers} 次`,
      使用性质: car.useNature,
      所在地: car.cityName,
      年检到期: car.annualInspectionOn,
      交强险到期: car.insuredUntil,
    }),
  ].filter(({ items }) => items.length > 0);

const group = (name: string, facts: Record<string, string | number | null>): SpecGroup => ({
  group: name,
  items: Object.entries(facts).flatMap(([fact, value]) =>
    value ? [{ name: fact, value: String(value) }] : [],
  ),
});
