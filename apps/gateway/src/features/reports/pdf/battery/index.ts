import {
  ALARM_LEVELS,
  BATTERY_EDITION,
  BATTERY_FIGURES,
  chargeFacts,
  dottedMonth,
  healthTrend,
  judgeBattery,
  packFacts,
  percentWords,
  trendWords,
  warrantyFacts,
} from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources, sourcesKeep } from '../blocks.ts';
import { CHART_KEEP, drawLineChart } from '../line-chart.ts';
import { drawHealth, HEALTH_HEIGHT } from './health.ts';
import { drawLimits } from './limits.ts';
import { drawMethods } from './methods.ts';
import { LEVEL_COLORS } from './zone-bar.ts';

type Battery = ReportDocument<'battery'>;

/** The figures and what is said about their limits. */
const LIMITS_KEEP = 320;

export function drawBattery(sheet: Sheet, report: Battery): void {
  const judgement = judgeBattery(report);
  const { pack, methods = [], alarms } = report;
  let chapter = 0;
  const heading = (title: string, remark?: string, keep?: number): void =>
    drawHeading(sheet, ++chapter, title, remark, keep);

  heading('健康度', `相对额定电量 ${pack.ratedEnergy} kWh`, HEALTH_HEIGHT);
  drawHealth(sheet, report, judgement);

  if (methods.length > 0) {
    heading('两种方法', '各测一次，相差不超过 3 个百分点才采用');
    drawMethods(sheet, methods);
  }

  heading('每个数都有限值', `平台规程 ${BATTERY_EDITION}，黑线是实测`, LIMITS_KEEP);
  drawLimits(sheet, judgement, report.conclusion);

  heading('健康度曲线', `SOH，%，${report.sohTrend.length} 个月；浅色带为同龄同款车的中间八成`, CHART_KEEP);
  drawTrend(sheet, report, LEVEL_COLORS[judgement.level]);
  const words = trendWords(healthTrend(report));
  if (words) drawNote(sheet, words, judgement.level);

  heading('查了哪些来源', '没有记录，不等于没有发生', sourcesKeep(report.sources));
  drawSources(sheet, report.sources);

  heading('电池包');
  drawFacts(sheet, packFacts(report), 3);

  heading('充电与电芯');
  drawFacts(sheet, chargeFacts(report), 4);

  heading('告警记录', alarms.length > 0 ? `${alarms.length} 次` : '无记录');
  if (alarms.length === 0) drawNote(sheet, '接入的数据里没有告警记录。');
  else drawAlarms(sheet, alarms);

  heading('三电质保');
  drawFacts(sheet, warrantyFacts(report), 3);
}

function drawTrend(sheet: Sheet, report: Battery, color: string): void {
  const { tolerable } = BATTERY_FIGURES.soh;
  drawLineChart(
    sheet,
    healthTrend(report).map(({ month, soh, low, high }, at) => ({
      at,
      value: soh,
      label: dottedMonth(month),
      ...(low !== undefined && high !== undefined && { band: [low, high] as const }),
    })),
    {
      unit: '%',
      color,
      from: Math.min(tolerable, Math.floor(report.soh / 10) * 10),
      limit: { value: tolerable, words: `超限 ${tolerable}%` },
      end: percentWords(report.soh),
    },
  );
}

const drawAlarms = (sheet: Sheet, alarms: Battery['alarms']): void =>
  drawTable(
    sheet,
    [
      { title: '时间', share: 28 },
      { title: '告警', share: 34 },
      { title: '级别', share: 24 },
      { title: '处理', share: 14 },
    ],
    alarms.map(({ time, name, level, handled }) => [
      time,
      { text: name, bold: true },
      ALARM_LEVELS[level],
      handled ? '已处理' : { text: '未处理', color: COLOR.bad, bold: true },
    ]),
  );
