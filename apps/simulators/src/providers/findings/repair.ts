import type { ReportFindings } from '@cheyantong/contract/findings';
import { dayOfDate, dottedMonth, RECORD_WORDS } from '@cheyantong/domain';
import type { Accident } from './accidents.ts';
import type { CarStory } from './car-story.ts';
import { mileagePointsOf } from './mileage-points.ts';
import { rounded } from './rounded.ts';
import type { Visit } from './visits.ts';

type Findings = ReportFindings['repair'];
type RepairRecord = Findings['normalRecords'][number];

export function repairFindings(story: CarStory): Findings {
  const visits = story.visits.map((visit) => visitRecord(story, visit));
  const accidents = story.accidents.map((accident) => accidentRecord(story, accident));
  const records = newestFirst([...visits, ...accidents]);
  const construct = story.accidents.filter(({ frame }) => frame.length > 0);
  const component = story.visits.filter(({ component }) => component);
  const outside = story.accidents.filter(({ parts }) => parts.length > 0);
  const care = story.visits.filter(({ kind }) => kind === '保养');
  const honest = story.clockTurnedBack === null;
  return {
    verdict: verdictOf(story, records.length),
    sources: sourcesOf(story, records.length),
    summary: {
      carFireFlag: 0,
      carWaterFlag: 0,
      carComponentRecordsFlag: component.length > 0 ? 1 : 0,
      carConstructRecordsFlag: construct.length > 0 ? 1 : 0,
      carOutsideRecordsFlag: outside.length > 0 ? 1 : 0,
      mileageIsNormalFlag: honest ? 1 : 0,
      mileageEstimate: Math.round(story.kmPerYear * yearsOf(story)),
      mileageEveryYear: story.kmPerYear,
      mainTainTimes: care.length,
      lastMainTainTime: lastDay(care),
      lastRepairTime: lastDay([...story.visits.filter(({ kind }) => kind === '维修'), ...story.accidents]),
      recordCount: records.length,
    },
    constructRecords: newestFirst(construct.map((accident) => accidentRecord(story, accident))),
    componentRecords: newestFirst(component.map((visit) => visitRecord(story, visit))),
    outsideRecords: newestFirst(outside.map((accident) => accidentRecord(story, accident))),
    normalRecords: records,
    mileagePoints: mileagePointsOf(story, null),
  };
}

const visitRecord = (story: CarStory, { day, kind, content, material }: Visit): RepairRecord => ({
  date: dayOfDate(day),
  mileage: story.clockOn(day),
  type: kind,
  content,
  material,
  remark: story.clockTurnedBack && day > story.clockTurnedBack ? '里程读数低于此前记录' : null,
});

const accidentRecord = (story: CarStory, accident: Accident): RepairRecord => ({
  date: dayOfDate(accident.day),
  mileage: story.clockOn(accident.day),
  type: '事故维修',
  content: [...accident.repaired, ...accident.replaced.map((part) => `更换${part}`)].join('；'),
  material: accident.replaced.length > 0 ? accident.replaced.join('、') : null,
  remark: accident.frame.length > 0 ? `涉及骨架：${accident.frame.join('、')}` : null,
});

function verdictOf(story: CarStory, count: number): Findings['verdict'] {
  if (!story.troubled) {
    return {
      level: 'good',
      title: '未发现重大问题',
      sentence: `查到 ${count} 条维修保养记录，没有骨架维修和重要部件拆修，里程读数前后连续。`,
    };
  }
  return {
    level: 'bad',
    title: '发现骨架维修与里程疑点',
    sentence: `查到 ${count} 条维修保养记录，其中有骨架校正焊接和重要部件拆修；里程读数出现回调，请谨慎交易。`,
  };
}

const sourcesOf = (story: CarStory, count: number): Findings['sources'] => {
  const range = `${dottedMonth(dayOfDate(story.registered))} – ${dottedMonth(dayOfDate(story.today))}`;
  return [
    {
      name: '授权店维修保养',
      result: 'found',
      resultText: `查到 ${count} 条`,
      range,
      note: '全国主要品牌授权店',
    },
    {
      name: '独立维修厂',
      result: 'partial',
      resultText: '仅部分接入',
      range: '2024.01 起',
      note: '天津、河北、北京',
    },
    {
      name: '召回信息',
      result: 'none',
      resultText: RECORD_WORDS[0].word,
      range: `截至 ${dottedMonth(dayOfDate(story.today))}`,
      note: '公开召回公告',
    },
    { name: '行车数据', result: 'unconnected', resultText: '未接入', range: null, note: '车主未授权' },
  ];
};

const newestFirst = (records: RepairRecord[]): RepairRecord[] =>
  records.toSorted((one, other) => other.date.localeCompare(one.date));

const lastDay = (happened: { day: Date }[]): string | null => {
  const last = Math.max(...happened.map(({ day }) => day.getTime()));
  return happened.length > 0 ? dayOfDate(new Date(last)) : null;
};

const yearsOf = ({ registered, today }: CarStory): number =>
  rounded((today.getTime() - registered.getTime()) / 31_557_600_000, 2);
