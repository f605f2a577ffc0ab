import type { BatteryReport } from '@cheyantong/contract';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { coverageSection } from '../blocks/coverage.tsx';
import { FactRows } from '../blocks/fact-rows.tsx';
import { Term } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { Alarms } from './alarms.tsx';
import { consistencyFacts, packFacts, usageFacts, warrantyFacts } from './battery-facts.ts';
import { Health } from './health.tsx';
import { HealthCurve } from './health-curve.tsx';
import { PackTrace } from './pack-trace.tsx';

export function batteryView(report: BatteryReport): ReportView {
  const { pack, alarms, sohTrend, soh } = report;
  const open = alarms.filter(({ handled }) => handled === 0).length;
  return {
    mark: { main: report.sohGrade, caption: `SOH ${soh.toFixed(1)}%` },
    counts: `额定 ${pack.ratedEnergy} kWh，现可用约 ${pack.currentEnergy} kWh；历史告警 ${alarms.length} 次，未处理 ${open} 次。`,
    facts: [
      { name: '电芯类型', value: pack.cellType },
      { name: '电池厂商', value: pack.manufacturer },
    ],
    sections: [
      {
        id: 'health',
        title: '健康度',
        remark: (
          <>
            <Term word="SOH" />
            ：A ≥ 90% · B 80–90% · C 70–80% · D &lt; 70%
          </>
        ),
        content: <Health report={report} />,
      },
      {
        id: 'trend',
        title: '健康度曲线',
        remark: `SOH，%，${sohTrend.length} 个月`,
        content: (
          <>
            <HealthCurve trend={sohTrend} />
            <NoteBand>{report.conclusion}</NoteBand>
          </>
        ),
      },
      coverageSection(report.sources),
      {
        id: 'pack',
        title: '电池包',
        content: (
          <>
            <FactRows facts={packFacts(report)} />
            <PackTrace traceCode={report.packTraceCode} />
          </>
        ),
      },
      { id: 'usage', title: '使用与充电', content: <FactRows facts={usageFacts(report)} /> },
      {
        id: 'consistency',
        title: '一致性与绝缘',
        remark: '同一时刻各电芯之间的差别',
        content: <FactRows facts={consistencyFacts(report)} />,
      },
      {
        id: 'alarms',
        title: '告警记录',
        remark: alarms.length > 0 ? `${alarms.length} 次` : '无记录',
        alerts: open,
        content: <Alarms alarms={alarms} />,
      },
      { id: 'warranty', title: '三电质保', content: <FactRows facts={warrantyFacts(report)} /> },
    ],
  };
}
