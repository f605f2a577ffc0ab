import type { BatteryTrace, PartTrace } from '@cheyantong/contract';
import type { SignedChain } from './signed-chain.ts';

/** What a gateway would answer about chains that were really signed. */

export const PART_LIFE = ['recovery', 'dismantling', 'test', 'grading', 'stock', 'sale', 'fitting'] as const;

export const BATTERY_LIFE = [
  'production',
  'installation',
  'measurement',
  'repair',
  'retirement',
  'measurement',
  'secondUse',
] as const;

const LOOK_UPS = {
  queryCount: 3,
  firstQueryTime: '2026-11-02 09:00:00',
  recent: ['2026-11-15 16:42:08', '2026-11-11 10:00:00', '2026-11-02 09:00:00'],
  suspicious: false,
};

export const partTraceOf = ({ nodes, proof }: SignedChain, changes: Partial<PartTrace> = {}): PartTrace => ({
  traceCode: proof.traceCode,
  verdict: 'genuine',
  verdictSentence: '7 个环节都有签名、前后相接，记录没有被改动。',
  checkedTime: '2026-11-15 16:42:08',
  lookUps: LOOK_UPS,
  withdrawn: null,
  published: { day: '2026-11-11', length: nodes.length, root: '' },
  nodes,
  restricted: null,
  partName: '左前大灯总成',
  partId: '8',
  oeNo: '演示-6351-08842',
  fitsName: '示例 X5 2017–2020款',
  partGrade: 'B',
  partGradeLabel: 'B 级',
  images: [],
  state: 'fitted',
  stateLabel: '已装车',
  sealNo: 'SL-8842-07',
  mark: '灯罩右下角有 1.4 cm 划痕',
  warrantyUntil: '2027-05-10',
  sourceVehicle: {
    brandName: '示例',
    modelName: 'X5 2018款',
    vinMasked: 'LDM**********1154',
    scrapDate: '2026-08-12',
    scrapCertNo: '演示-HS-260812-031',
  },
  dismantler: { name: '示例报废机动车回收（演示）', qualificationNo: null, cityName: '天津市' },
  inspection: null,
  ...changes,
});

export const batteryTraceOf = (
  { nodes, proof }: SignedChain,
  changes: Partial<BatteryTrace> = {},
): BatteryTrace => ({
  traceCode: proof.traceCode,
  verdict: 'genuine',
  verdictSentence: '7 个环节都有签名、前后相接，记录没有被改动。',
  checkedTime: '2026-11-15 16:42:08',
  lookUps: LOOK_UPS,
  withdrawn: null,
  published: { day: '2026-11-11', length: nodes.length, root: '' },
  nodes,
  restricted: null,
  packCode: proof.traceCode,
  codeLevel: '电池包',
  manufacturer: '示例电池制造（演示）',
  cellType: '磷酸铁锂',
  cellCount: 120,
  moduleCount: 12,
  replacedModules: ['M07'],
  ratedEnergy: 71.8,
  ratedVoltage: 384,
  produceDate: '2019-03-26',
  vehicle: { brandName: '示例', modelName: 'E5 2019款', vinMasked: 'LDM**********2207' },
  currentState: 'secondUse',
  currentStateLabel: '梯次利用',
  health: [
    { date: '2019-03-26', soh: 100, measured: false },
    { date: '2020-06-18', soh: 96.1, measured: true },
    { date: '2021-09-10', soh: 91.7, measured: true },
    { date: '2022-09-08', soh: 89.4, measured: true },
    { date: '2023-12-02', soh: 85.1, measured: true },
    { date: '2025-08-16', soh: 79.6, measured: true },
    { date: '2026-11-02', soh: 77.1, measured: true },
  ],
  lives: [
    { life: 'car', from: '2019-05-14', to: '2025-08-16', limit: 80 },
    { life: 'secondUse', from: '2025-11-20', to: null, limit: 60 },
    { life: 'recycling', from: null, to: null, limit: null },
  ],
  reports: [],
  ...changes,
});
