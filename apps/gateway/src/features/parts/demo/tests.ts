import type { PartGrade } from '@cheyantong/domain';
import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { PartTest } from '../tables.ts';

interface Look {
  A: string;
  B: string;
  C: string;
}

interface Measured {
  name: string;
  standard: string;
  result(random: SeededRandom): string;
}

/** What is done to a family of parts: one look at it, then what can be measured. */
interface Plan {
  look: Look;
  measured: readonly Measured[];
}

const said = (name: string, standard: string, result: string): Measured => ({
  name,
  standard,
  result: () => result,
});
const figure = (
  name: string,
  standard: string,
  unit: string,
  [low, high, digits]: [number, number, number],
): Measured => ({
  name,
  standard,
  result: (random) => `${random.between(low, high).toFixed(digits)} ${unit}`,
});

const SURFACE: Look = { A: '无可见损伤', B: '轻微划痕，不影响使用', C: '局部划伤，需修复' };

const AS_NEW = '按原型新品要求，无可见损伤';
/** Remanufactured ones have no grade. */
const LIKE_NEW: Look = { A: AS_NEW, B: AS_NEW, C: AS_NEW };

const PLANS = {
  panel: {
    look: { A: '漆面完好，无凹陷', B: '轻微划痕，长度小于 3 cm', C: '浅凹一处，需钣金喷漆' },
    measured: [
      figure('安装孔位偏差', '≤ 2 mm', 'mm', [0.3, 1.8, 1]),
      figure('变形量', '≤ 3 mm', 'mm', [0.4, 2.6, 1]),
      said('锈蚀', '无穿孔锈蚀', '未发现'),
    ],
  },
  lamp: {
    look: { A: '灯罩清透，固定脚完好', B: '灯罩细微磨痕，固定脚完好', C: '灯罩发雾，需抛光' },
    measured: [
      said('点亮测试', '各功能正常', '正常'),
      said('密封', '喷淋 10 分钟无水雾', '无水雾'),
      figure('工作电流', '标称值 ±10%', 'A', [0.8, 4.6, 1]),
    ],
  },
  glass: {
    look: { A: '无划痕、无崩边', B: '细微划痕，不影响视线', C: '边缘小崩口，需打磨' },
    measured: [said('裂纹', '无', '未发现'), said('功能', '调节、加热或升降正常', '正常')],
  },
  chassis: {
    look: SURFACE,
    measured: [
      said('裂纹', '目视与敲击无异常', '未发现'),
      figure('间隙', '≤ 0.5 mm', 'mm', [0.05, 0.42, 2]),
      said('渗漏', '无', '未发现'),
    ],
  },
  electric: {
    look: SURFACE,
    measured: [
      said('通电自检', '无故障码', '无故障码'),
      figure('工作电压', '12–14.5 V', 'V', [13.2, 14.3, 1]),
      figure('噪声', '≤ 65 dB', 'dB', [38, 61, 0]),
    ],
  },
  cooling: {
    look: { A: '翅片平整，无腐蚀', B: '少量翅片倒伏', C: '翅片倒伏较多，需梳理' },
    measured: [
      figure('保压', '0.2 MPa 保持 5 分钟', 'MPa', [0.196, 0.2, 3]),
      said('堵塞', '流量正常', '正常'),
    ],
  },
  interior: {
    look: { A: '无破损、无异味', B: '轻微磨损', C: '表面磨损，需翻新' },
    measured: [said('功能', '各调节功能正常', '正常'), said('水浸痕迹', '无', '未发现')],
  },
  assembly: {
    look: LIKE_NEW,
    measured: [
      said('台架试验', '不低于原型新品', '合格'),
      said('密封', '保压 10 分钟无渗漏', '无渗漏'),
      figure('运转噪声', '≤ 75 dB', 'dB', [58, 72, 0]),
    ],
  },
  highVoltage: {
    look: SURFACE,
    measured: [
      figure('绝缘电阻', '≥ 20 MΩ', 'MΩ', [120, 480, 0]),
      said('自检', '无故障码', '无故障码'),
      said('水浸与火烧痕迹', '无', '未发现'),
    ],
  },
} as const satisfies Record<string, Plan>;

export type TestPlan = keyof typeof PLANS;

/** What was looked at and measured; the look decides between the grades, and only grade C does not pass it. */
export function demoTests(plan: TestPlan, grade: PartGrade, random: SeededRandom): PartTest[] {
  const { look, measured }: Plan = PLANS[plan];
  return [
    { name: '外观', standard: '按平台分级规则', result: look[grade], passed: grade !== 'C' },
    ...measured.map(({ name, standard, result }) => ({
      name,
      standard,
      result: result(random),
      passed: true,
    })),
  ];
}
