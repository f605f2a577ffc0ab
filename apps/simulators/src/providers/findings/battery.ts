import type { ReportFindings } from '@cheyantong/contract/findings';
import {
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
  return {
    verdict: verdictOf(story, soh),
    sources: sourcesOf(story),
    soh,
    sohGrade: grade,
    sohLabel: label,
    rankPercent: troubled ? draws.whole('rank', 6, 14) : draws.whole('rank', 68, 91),
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
    alarms: alarmsOf(story),
    sohTrend: trendOf(story),
    warranty: warrantyOf(story),
    conclusion: troubled
      ? '电池衰减明显快于同款车，单体一致性偏差大，建议到授权店做均衡与热管理检修后再交易。'
      : '电池衰减与车龄、里程相符，单体一致性良好，可正常使用。',
  };
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

function trendOf(story: CarStory): Findings['sohTrend'] {
  const months: Date[] = [];
  for (let month = firstOfMonth(story.registered, 1); month <= story.today; month = firstOfMonth(month, 1)) {
    months.push(month);
  }
  return months.map((month) => ({ month: monthOf(dayOfDate(month)), soh: sohOn(story, month) }));
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

const verdictOf = (story: CarStory, soh: number): Findings['verdict'] =>
  story.troubled
    ? {
        level: 'bad',
        title: '电池衰减明显',
        sentence: `电池健康度 ${soh}%，单体压差偏大，并有未处理的告警，请检修后再交易。`,
      }
    : {
        level: 'good',
        title: '电池状态良好',
        sentence: `电池健康度 ${soh}%，衰减与车龄、里程相符，没有未处理的告警。`,
      };

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
