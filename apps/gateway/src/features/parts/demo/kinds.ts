import type { TestPlan } from './tests.ts';

export interface DemoKind {
  name: string;
  drawing: string;
  /** A new one costs about this share of the car's guide price. */
  newShare: number;
  tests: TestPlan;
  /** Where on the car it sits, when there are several. */
  places?: readonly string[];
  /** Only cars with a plug have it, or only cars with an engine; every car unless said. */
  only?: 'plug' | 'engine';
  /** The same in cars that share a platform; what people see of a car is not. */
  shared?: true;
}

const SIDES = ['左', '右'] as const;
const CORNERS = ['左前', '右前', '左后', '右后'] as const;
const SEATS = ['主驾', '副驾'] as const;

/** Assemblies, which are offered as remanufactured products only. */
export const DEMO_ASSEMBLIES: Record<string, readonly DemoKind[]> = {
  再制造总成: [
    { name: '发动机总成', drawing: 'engine', newShare: 0.14, tests: 'assembly', only: 'engine' },
    { name: '变速器总成', drawing: 'gearbox', newShare: 0.1, tests: 'assembly', only: 'engine' },
    { name: '方向机总成', drawing: 'steering-gear', newShare: 0.03, tests: 'assembly' },
  ],
};

/** Groups of parts that may be sold to anybody; airbags and traction batteries are no kinds. */
export const DEMO_KINDS: Record<string, readonly DemoKind[]> = {
  外观覆盖件: [
    { name: '前保险杠', drawing: 'bumper-front', newShare: 0.011, tests: 'panel' },
    { name: '后保险杠', drawing: 'bumper-rear', newShare: 0.01, tests: 'panel' },
    { name: '发动机舱盖', drawing: 'bonnet', newShare: 0.014, tests: 'panel' },
    { name: '前翼子板', drawing: 'fender', newShare: 0.006, tests: 'panel', places: SIDES },
    { name: '前车门', drawing: 'door-front', newShare: 0.021, tests: 'panel', places: SIDES },
    { name: '后车门', drawing: 'door-rear', newShare: 0.02, tests: 'panel', places: SIDES },
    { name: '尾门', drawing: 'tailgate', newShare: 0.022, tests: 'panel' },
    { name: '中网格栅', drawing: 'grille', newShare: 0.005, tests: 'panel' },
  ],
  灯具照明: [
    { name: '前大灯总成', drawing: 'headlamp', newShare: 0.021, tests: 'lamp', places: SIDES },
    { name: '尾灯总成', drawing: 'tail-lamp', newShare: 0.008, tests: 'lamp', places: SIDES },
    { name: '雾灯', drawing: 'fog-lamp', newShare: 0.002, tests: 'lamp', places: SIDES },
    { name: '高位制动灯', drawing: 'stop-lamp', newShare: 0.002, tests: 'lamp' },
  ],
  玻璃与后视镜: [
    { name: '外后视镜总成', drawing: 'mirror', newShare: 0.008, tests: 'glass', places: SIDES },
    { name: '车门玻璃', drawing: 'door-glass', newShare: 0.003, tests: 'glass', places: CORNERS },
    { name: '后挡风玻璃', drawing: 'rear-window', newShare: 0.008, tests: 'glass' },
    { name: '天窗总成', drawing: 'sunroof', newShare: 0.026, tests: 'glass' },
  ],
  底盘与制动: [
    { name: '铝合金车轮', drawing: 'wheel', newShare: 0.009, tests: 'chassis' },
    { name: '减振器', drawing: 'damper', newShare: 0.006, tests: 'chassis', places: CORNERS, shared: true },
    {
      name: '控制臂',
      drawing: 'control-arm',
      newShare: 0.004,
      tests: 'chassis',
      places: ['左前下', '右前下'],
      shared: true,
    },
    {
      name: '制动卡钳',
      drawing: 'caliper',
      newShare: 0.006,
      tests: 'chassis',
      places: CORNERS,
      shared: true,
    },
    { name: '半轴', drawing: 'drive-shaft', newShare: 0.009, tests: 'chassis', places: SIDES, shared: true },
    {
      name: '稳定杆',
      drawing: 'stabiliser',
      newShare: 0.004,
      tests: 'chassis',
      places: ['前', '后'],
      shared: true,
    },
  ],
  电器与电子: [
    {
      name: '发电机',
      drawing: 'alternator',
      newShare: 0.013,
      tests: 'electric',
      only: 'engine',
      shared: true,
    },
    { name: '起动机', drawing: 'starter', newShare: 0.009, tests: 'electric', only: 'engine', shared: true },
    {
      name: '空调压缩机',
      drawing: 'compressor',
      newShare: 0.017,
      tests: 'electric',
      only: 'engine',
      shared: true,
    },
    { name: '组合仪表', drawing: 'instrument-cluster', newShare: 0.018, tests: 'electric' },
    { name: '中控显示屏', drawing: 'centre-screen', newShare: 0.026, tests: 'electric' },
    { name: '车窗升降器', drawing: 'window-motor', newShare: 0.004, tests: 'electric', places: CORNERS },
    { name: '雨刮电机', drawing: 'wiper-motor', newShare: 0.004, tests: 'electric', shared: true },
    { name: '倒车摄像头', drawing: 'camera', newShare: 0.004, tests: 'electric' },
  ],
  冷却与进排气: [
    { name: '散热器', drawing: 'radiator', newShare: 0.008, tests: 'cooling', shared: true },
    { name: '冷凝器', drawing: 'condenser', newShare: 0.007, tests: 'cooling', shared: true },
    { name: '电子扇总成', drawing: 'cooling-fan', newShare: 0.009, tests: 'electric', shared: true },
    { name: '节气门', drawing: 'throttle', newShare: 0.007, tests: 'electric', only: 'engine', shared: true },
    { name: '排气消声器', drawing: 'muffler', newShare: 0.01, tests: 'cooling', only: 'engine' },
  ],
  内饰与座椅: [
    { name: '前排座椅', drawing: 'seat', newShare: 0.032, tests: 'interior', places: SEATS },
    { name: '方向盘（不含气囊）', drawing: 'steering-wheel', newShare: 0.01, tests: 'interior' },
    { name: '换挡机构', drawing: 'shifter', newShare: 0.009, tests: 'interior' },
    { name: '中央扶手箱', drawing: 'armrest', newShare: 0.006, tests: 'interior' },
    { name: '车门内饰板', drawing: 'door-trim', newShare: 0.007, tests: 'interior', places: CORNERS },
  ],
  新能源部件: [
    { name: '车载充电机', drawing: 'charger', newShare: 0.025, tests: 'highVoltage', only: 'plug' },
    { name: '直流转换器', drawing: 'dcdc', newShare: 0.016, tests: 'highVoltage', only: 'plug' },
    { name: '充电口总成', drawing: 'charge-port', newShare: 0.009, tests: 'highVoltage', only: 'plug' },
    {
      name: '电动压缩机',
      drawing: 'electric-compressor',
      newShare: 0.022,
      tests: 'highVoltage',
      only: 'plug',
    },
  ],
};
