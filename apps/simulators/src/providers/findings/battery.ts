import type { ReportFindings } from '@cheyantong/contract/findings';
import {
  batteryVerdict,
  DEMO_CAR_PACKS,
  dateOfDay,
  dayOfDate,
  demoPack,
  dottedMonth,
  monthAfter,
  monthOf,
  yearsBetween,
} from '@cheyantong/domain';
import type { ProviderOrder } from '../provider-order.ts';
import type { CarStory } from './car-story.ts';
import { rounded } from './rounded.ts';

type Findings = ReportFindings['battery'];

const GRADES = [
  { from: 90, grade: 'A', label: '健康' },
  { from: 80, grade: 'B', label: '正常' },
  { from: 70, grade: 'C', label: '衰减明显' },
  { from: 0, grade: 'D', label: '建议检修或更换' },
] as const;

/** Serial numbers apart from those of the recorded packs. */
const FIRST_UNRECORDED = 1_000_000;
const LAST_UNRECORDED = 9_999_999;
/** GB/T 34014 has no letter for earlier years. */
const FIRST_CODED_DAY = '2011-01-01';
const KM_PER_CYCLE_SHARE = 0.82;

export function batteryFindings(story: CarStory, { vin, vehicle }: ProviderOrder): Findings {
  const { draws, troubled } = story;
  const { rangeKm: ratedRangeKm } = vehicle;
  const pack = packOf(story, vin);
  const soh = sohOn(story, story.today);
  const { grade, label } = GRADES.find(({ from }) => soh >= from) ?? GRADES[3];
  const ratedEnergy = draws.pick('pack', [60, 62.5, 75, 78.4]);
  const ratedRange = ratedRangeKm ?? Math.round(ratedEnergy * 7.4);
  // Charged with the kilometres that were really driven: a clock can be turned back, a battery cannot.
  const driven = story.kmPerYear * yearsBetween(story.registered, story.today);
  const cycles = Math.round(driven / (ratedRange * KM_PER_CYCLE_SHARE));
  const fastRatio = rounded(
    troubled ? draws.between('fast', 0.62, 0.78) : draws.between('fast', 0.18, 0.36),
    2,
  );
  const charges = Math.round(cycles * 1.9);
  const fast = Math.round(charges * fastRatio);
  const findings: Omit<Findings, 'verdict'> = {
    sources: sourcesOf(story),
    soh,
    sohGrade: grade,
    sohLabel: label,
    rankPercent: troubled ? draws.whole('rank', 3, 9) : draws.whole('rank', 68, 91),
    pack: {
      packCode: demoPack(pack.chemistry, pack.day, pack.serial),
      manufacturer: '示例电池制造商（演示）',
      cellType: pack.chemistry === 'B' ? '磷酸铁锂' : '三元锂',
      ratedEnergy,
      currentEnergy: rounded((ratedEnergy * soh) / 100, 1),
      ratedVoltage: 350,
      ratedRange,
      estimatedRange: Math.round((ratedRange * soh) / 100),
    },
    usage: {
      cycleCount: cycles,
      totalMileage: rounded(story.kmNow / 10_000, 2),
      fastChargeCount: fast,
      slowChargeCount: charges - fast,
      fastChargeRatio: fastRatio,
      overDischargeCount: troubled ? draws.whole('empty', 9, 16) : draws.whole('empty', 0, 2),
      lastChargeTime: `${dayOfDate(story.today)} 07:${String(draws.whole('minute', 10, 59))}:00`,
    },
    consistency: consistencyOf(story),
    methods: methodsOf(story, { soh, ratedEnergy }),
    alarms: alarmsOf(story),
    sohTrend: trendOf(story),
    warranty: warrantyOf(story),
    conclusion: troubled
      ? '建议到授权店做电芯均衡与热管理检修，处理告警后再交易。'
      : '按日常习惯使用即可，建议一年复测一次。',
  };
  return { ...findings, verdict: batteryVerdict(findings) };
}

/** The demonstration cars have packs with a chain; any other car has one that nobody has recorded. */
function packOf({ draws, registered }: CarStory, vin: string | null) {
  const made = dayOfDate(registered);
  const recorded = DEMO_CAR_PACKS.find((pack) => pack.vin === vin);
  return (
    recorded ?? {
      chemistry: draws.pick('cells', ['B', 'E'] as const),
      day: `${monthOf(made < FIRST_CODED_DAY ? FIRST_CODED_DAY : made)}-01`,
      serial: draws.whole('code', FIRST_UNRECORDED, LAST_UNRECORDED),
    }
  );
}

/** Falls quickly at first, then with the kilometres; a troubled pack from its second year on. */
function sohOn(story: CarStory, day: Date): number {
  const years = yearsBetween(story.registered, day);
  const aged = 1.6 * Math.sqrt(years) + (0.42 * story.kmPerYear * years) / 10_000;
  const trouble = story.troubled ? 5.2 * Math.max(0, years - 1) : 0;
  return rounded(Math.max(55, 100 - aged - trouble), 1);
}

/** Month by month, the last one as it was measured today. */
function trendOf(story: CarStory): Findings['sohTrend'] {
  const days: Date[] = [];
  for (let month = firstOfMonth(story.registered, 1); month <= story.today; month = firstOfMonth(month, 1)) {
    days.push(month);
  }
  if (days.length > 0) days[days.length - 1] = story.today;
  return days.map((day) => ({
    month: monthOf(dayOfDate(day)),
    soh: sohOn(story, day),
    ...usualOn(story, day),
  }));
}

const ORDINARY_KM_PER_YEAR = 12_000;

/** What eight of ten cars of the model have at that age. */
function usualOn({ registered }: CarStory, day: Date): { low: number; high: number } {
  const years = yearsBetween(registered, day);
  const aged = 1.6 * Math.sqrt(years) + (0.42 * ORDINARY_KM_PER_YEAR * years) / 10_000;
  return { low: rounded(100 - 2.4 * aged - years, 1), high: rounded(100 - 0.5 * aged, 1) };
}

/** Discharged once, and worked out from charges: they agree. */
function methodsOf(
  { draws, today }: CarStory,
  { soh, ratedEnergy }: { soh: number; ratedEnergy: number },
): Findings['methods'] {
  const day = dayOfDate(today);
  return [
    {
      name: '满充满放',
      basis: '实测放出的电量 ÷ 额定电量',
      soh,
      margin: 1.2,
      adopted: true,
      facts: [
        { name: '测得电量', value: `${rounded((ratedEnergy * soh) / 100, 1)} / ${ratedEnergy} kWh` },
        { name: '电流与温度', value: '0.33C，25 °C' },
        { name: '时间', value: `${day}，6 小时` },
      ],
    },
    {
      name: '充电数据推算',
      basis: '近 90 天充电片段的电量增量',
      soh: rounded(Math.min(100, soh + draws.whole('second method', 4, 14) / 10), 1),
      margin: 2.5,
      adopted: false,
      facts: [
        { name: '可用片段', value: `${draws.whole('charges read', 18, 36)} 段` },
        { name: '数据来源', value: '车主授权的充电记录' },
        { name: '截至', value: day },
      ],
    },
  ];
}

function consistencyOf({ draws, troubled }: CarStory): Findings['consistency'] {
  const millivolts = troubled ? draws.whole('spread', 96, 138) : draws.whole('spread', 11, 24);
  const lowest = draws.whole('voltage', 3_286, 3_312);
  const coolest = draws.whole('temperature', 21, 24);
  const tempDiff = troubled ? draws.whole('heat', 7, 10) : draws.whole('heat', 1, 3);
  return {
    maxCellVoltage: (lowest + millivolts) / 1000,
    minCellVoltage: lowest / 1000,
    voltageDiff: millivolts,
    maxTemp: coolest + tempDiff,
    minTemp: coolest,
    tempDiff,
    insulationResistance: troubled
      ? draws.whole('insulation', 480, 620)
      : draws.whole('insulation', 1_800, 2_900),
    resistanceRise: troubled ? draws.whole('resistance', 26, 38) : draws.whole('resistance', 6, 16),
  };
}

function alarmsOf({ troubled, visits }: CarStory): Findings['alarms'] {
  const repair = visits.find(({ component }) => component);
  if (!troubled || !repair) return [];
  return [
    { time: `${dayOfDate(repair.day)} 09:12:30`, level: 3, name: '单体电压差过大', handled: 1 },
    {
      time: `${dayOfDate(firstOfMonth(repair.day, 5))} 14:41:08`,
      level: 2,
      name: '电池温差过大',
      handled: 0,
    },
  ];
}

function warrantyOf({ registered, today, kmNow }: CarStory): Findings['warranty'] {
  const years = 8;
  const mileage = 16;
  const covered = yearsBetween(registered, today) < years && kmNow < mileage * 10_000;
  return { years, mileage, inWarranty: covered ? 1 : 0 };
}

const sourcesOf = (story: CarStory): Findings['sources'] => [
  {
    name: '车辆监测平台',
    result: 'found',
    resultText: `查到 ${trendOf(story).length} 个月`,
    range: `${dottedMonth(dayOfDate(story.registered))} – ${dottedMonth(dayOfDate(story.today))}`,
    note: '逐月充放电数据（演示）',
  },
  { name: '电池编码', result: 'found', resultText: '已核对', range: null, note: '与整车登记一致' },
  {
    name: '电池维修记录',
    result: story.troubled ? 'found' : 'none',
    resultText: story.troubled ? '查到 1 条' : '无记录',
    range: `截至 ${dottedMonth(dayOfDate(story.today))}`,
    note: null,
  },
  { name: '开包检测', result: 'unconnected', resultText: '未进行', range: null, note: '本报告不拆解电池' },
];

/** The first day of a later month. */
const firstOfMonth = (day: Date, months: number): Date =>
  dateOfDay(monthAfter(monthOf(dayOfDate(day)), months));
