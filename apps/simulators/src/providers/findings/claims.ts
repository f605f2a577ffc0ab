import type { ReportFindings } from '@cheyantong/contract/findings';
import { dayOfDate, dottedMonth, RECORD_WORDS, yuanOfCents } from '@cheyantong/domain';
import type { Accident } from './accidents.ts';
import type { CarStory } from './car-story.ts';

type Findings = ReportFindings['accident'];

export function claimFindings(story: CarStory): Findings {
  const records = story.accidents
    .toSorted((one, other) => other.day.getTime() - one.day.getTime())
    .map(claimRecord);
  const amounts = records.map(({ totalAmount }) => totalAmount);
  const any = (test: (accident: Accident) => boolean): 0 | 1 => (story.accidents.some(test) ? 1 : 0);
  return {
    verdict: verdictOf(story, records),
    sources: sourcesOf(story, records.length),
    summary: {
      claimCount: records.length,
      totalAmount: amounts.reduce((sum, amount) => sum + amount, 0),
      maxAmount: Math.max(0, ...amounts),
      lastAccidentDate: records[0]?.accidentDate ?? null,
      majorAccidentFlag: any(({ level }) => level === 3),
      carWaterFlag: 0,
      carFireFlag: 0,
      theftFlag: 2,
      totalLossFlag: 0,
      frameDamageFlag: any(({ frame }) => frame.length > 0),
      airbagFlag: any(({ airbag }) => airbag),
    },
    damageMap: damageMapOf(story.accidents),
    records,
  };
}

const claimRecord = (accident: Accident): Findings['records'][number] => ({
  accidentDate: dayOfDate(accident.day),
  cityName: accident.cityName,
  accidentType: '碰撞',
  insuranceType: accident.insuranceType,
  level: accident.level,
  damageParts: [...accident.parts, ...accident.frame],
  repairItems: accident.repaired,
  replaceItems: accident.replaced,
  laborAmount: accident.laborCents,
  materialAmount: accident.materialCents,
  totalAmount: accident.laborCents + accident.materialCents,
});

function damageMapOf(accidents: Accident[]): Findings['damageMap'] {
  const counts = new Map<string, number>();
  for (const part of accidents.flatMap(({ parts, frame }) => [...parts, ...frame])) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts]
    .map(([part, count]) => ({ part, count }))
    .toSorted((one, other) => other.count - one.count);
}

function verdictOf(story: CarStory, records: Findings['records']): Findings['verdict'] {
  if (records.length === 0) {
    return {
      level: 'unknown',
      title: '已接入来源中无出险记录',
      sentence: '已接入的保险公司没有这辆车的出险记录；没有记录不等于没有发生，请结合实车检测判断。',
    };
  }
  const total = yuanOfCents(records.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
  if (!story.troubled) {
    return {
      level: 'good',
      title: '未发现重大事故',
      sentence: `共 ${records.length} 次出险，累计赔付 ${total}，均为外观件小额理赔，没有骨架损伤和水淹、火烧记录。`,
    };
  }
  return {
    level: 'bad',
    title: '发现重大事故',
    sentence: `共 ${records.length} 次出险，累计赔付 ${total}，其中一次涉及骨架损伤和气囊更换，属于重大事故。`,
  };
}

const sourcesOf = (story: CarStory, count: number): Findings['sources'] => [
  {
    name: '保险出险',
    result: count > 0 ? 'found' : 'none',
    resultText: count > 0 ? `查到 ${count} 条` : RECORD_WORDS[0].word,
    range: `${dottedMonth(dayOfDate(story.registered))} – ${dottedMonth(dayOfDate(story.today))}`,
    note: '8 家保险公司（演示）',
  },
  { name: '保险车型登记', result: 'found', resultText: '已核对', range: null, note: '车型、使用性质一致' },
  { name: '盗抢信息', result: 'unconnected', resultText: '未接入', range: null, note: '需公安机关核查' },
  {
    name: '私下理赔',
    result: 'unconnected',
    resultText: '未接入',
    range: null,
    note: '未经保险的维修查不到',
  },
];
