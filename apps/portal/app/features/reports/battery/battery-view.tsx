import type { BatteryReport } from '@cheyantong/contract';
import {
  BATTERY_EDITION,
  batteryCounts,
  batteryMark,
  batteryVerdict,
  chargeFacts,
  judgeBattery,
  packFacts,
  warrantyFacts,
} from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { FactRows } from '../blocks/fact-rows.tsx';
import type { ReportSection, ReportView } from '../report-view.ts';
import { Alarms } from './alarms.tsx';
import { Health } from './health.tsx';
import { HealthCurve } from './health-curve.tsx';
import { LimitsTable } from './limits-table.tsx';
import { Methods } from './methods.tsx';
import { PackTrace } from './pack-trace.tsx';
import { VerdictRules } from './verdict-rules.tsx';

type Facts = readonly (readonly [name: string, value: string])[];

const rows = (facts: Facts) => <FactRows facts={facts.map(([name, value]) => ({ name, value }))} />;

export function batteryView(report: BatteryReport): ReportView {
  const { pack, alarms, sohTrend } = report;
  const judgement = judgeBattery(report);
  const { level, counts } = judgement;
  const open = alarms.filter(({ handled }) => handled === 0).length;
  return {
    verdict: batteryVerdict(report),
    mark: batteryMark(report),
    counts: batteryCounts(report),
    facts: [
      { name: '电芯类型', value: pack.cellType },
      { name: '额定 / 现可用', value: `${pack.ratedEnergy} / ${pack.currentEnergy} kWh` },
    ],
    rules: <VerdictRules level={level} />,
    sections: [
      {
        id: 'health',
        title: '健康度',
        remark: `相对额定电量 ${pack.ratedEnergy} kWh`,
        alerts: judgement.figures[0]?.level === 'good' ? 0 : 1,
        content: <Health report={report} judgement={judgement} />,
      },
      ...methodsSection(report),
      {
        id: 'limits',
        title: '每个数都有限值',
        remark: `平台规程 ${BATTERY_EDITION}，黑线是实测`,
        alerts: counts.caution + counts.bad,
        content: <LimitsTable judgement={judgement} conclusion={report.conclusion} />,
      },
      {
        id: 'trend',
        title: '健康度曲线',
        remark: `SOH，%，${sohTrend.length} 个月；浅色带为同龄同款车的中间八成`,
        content: <HealthCurve report={report} level={level} />,
      },
      coverageSection(report.sources),
      {
        id: 'pack',
        title: '电池包',
        content: (
          <>
            {rows(packFacts(report))}
            <PackTrace traceCode={report.packTraceCode} />
          </>
        ),
      },
      { id: 'usage', title: '充电与电芯', content: rows(chargeFacts(report)) },
      {
        id: 'alarms',
        title: '告警记录',
        remark: alarms.length > 0 ? `${alarms.length} 次` : '无记录',
        alerts: open,
        content: <Alarms alarms={alarms} />,
      },
      { id: 'warranty', title: '三电质保', content: rows(warrantyFacts(report)) },
    ],
  };
}

function methodsSection({ methods = [] }: BatteryReport): ReportSection[] {
  if (methods.length === 0) return [];
  return [
    {
      id: 'methods',
      title: methods.length === 2 ? '两种方法' : '测量方法',
      remark: '各测一次，相差不超过 3 个百分点才采用',
      content: <Methods methods={methods} />,
    },
  ];
}
