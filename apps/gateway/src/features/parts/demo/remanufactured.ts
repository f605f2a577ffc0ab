import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { DemoOffer } from './offer.ts';
import type { DemoSource } from './suppliers.ts';

const WARRANTY_MONTHS = 12;

/** The same part after a licensed maker has remanufactured it: like new, so without a grade. */
export function remanufactured(
  { part, fit }: DemoOffer,
  makers: DemoSource['makers'],
  random: SeededRandom,
): DemoOffer {
  const { id, licence } = random.pick(makers);
  return {
    part: {
      ...part,
      ofAssembly: true,
      condition: 'remanufactured',
      grade: null,
      supplierId: id,
      remanufactureLicence: licence,
      warrantyMonths: WARRANTY_MONTHS,
      tests: (part.tests ?? []).map((test) => ({ ...test, passed: true })),
      description: [
        '旧件来自有资质的报废机动车回收拆解企业，由示例再制造企业按规范再制造，质量、安全和环保性能不低于原型新品。',
        '下单前请核对车型年款与 OE 编号；由专业维修人员安装，质保自签收之日起计算。',
      ].join('\n'),
    },
    fit,
  };
}
