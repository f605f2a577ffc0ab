import { drawFacts, drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';
import { drawLineChart } from '../line-chart.ts';

type Battery = ReportDocument<'battery'>;

const figure = (value: number | null, unit: string): string =>
  value === null ? '—' : `${value} ${unit}`.trim();

export function drawBattery(sheet: Sheet, report: Battery): void {
  const { pack, usage, consistency, warranty } = report;
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生');
  drawSources(sheet, report.sources);

  drawHeading(sheet, 2, '健康度曲线', '%');
  drawLineChart(
    sheet,
    report.sohTrend.map(({ month, soh }, at) => ({ at, value: soh, label: month.replace('-', '.') })),
    { fromZero: false, unit: '%' },
  );
  if (report.rankPercent !== null) drawNote(sheet, `优于 ${report.rankPercent}% 的同款车。`);

  drawHeading(sheet, 3, '电池包');
  drawFacts(
    sheet,
    [
      ['电池编码', pack.packCode ?? '—'],
      ['制造商', pack.manufacturer ?? '—'],
      ['电芯类型', pack.cellType],
      ['额定容量', figure(pack.ratedEnergy, 'kWh')],
      ['当前容量', figure(pack.currentEnergy, 'kWh')],
      ['额定电压', figure(pack.ratedVoltage, 'V')],
      ['标称续航', figure(pack.ratedRange, '公里')],
      ['估算续航', figure(pack.estimatedRange, '公里')],
    ],
    3,
  );

  drawHeading(sheet, 4, '使用情况');
  drawFacts(
    sheet,
    [
      ['循环次数', figure(usage.cycleCount, '次')],
      ['累计里程', figure(usage.totalMileage, '万公里')],
      ['快充', figure(usage.fastChargeCount, '次')],
      ['慢充', figure(usage.slowChargeCount, '次')],
      ['快充占比', usage.fastChargeRatio === null ? '—' : `${Math.round(usage.fastChargeRatio * 100)}%`],
      ['过放', figure(usage.overDischargeCount, '次')],
    ],
    3,
  );

  drawHeading(sheet, 5, '一致性与绝缘');
  drawFacts(
    sheet,
    [
      ['最高单体电压', figure(consistency.maxCellVoltage, 'V')],
      ['最低单体电压', figure(consistency.minCellVoltage, 'V')],
      ['单体压差', figure(consistency.voltageDiff, 'mV')],
      ['最高温度', figure(consistency.maxTemp, '°C')],
      ['最低温度', figure(consistency.minTemp, '°C')],
      ['绝缘电阻', figure(consistency.insulationResistance, 'kΩ')],
    ],
    3,
  );

  drawHeading(sheet, 6, '告警', `${report.alarms.length} 条`);
  if (report.alarms.length === 0) drawNote(sheet, '已接入的来源中没有告警记录。');
  else {
    drawTable(
      sheet,
      [
        { title: '时间', share: 30 },
        { title: '告警', share: 40 },
        { title: '等级', share: 15 },
        { title: '处理', share: 15 },
      ],
      report.alarms.map(({ time, name, level, handled }) => [
        time,
        { text: name, bold: true },
        `${level} 级`,
        handled ? '已处理' : { text: '未处理', color: COLOR.bad, bold: true },
      ]),
    );
  }

  drawHeading(sheet, 7, '质保');
  const inWarranty = (['已过质保', '质保期内', '未知'] as const)[warranty.inWarranty];
  drawNote(sheet, `${figure(warranty.years, '年')}或 ${figure(warranty.mileage, '万公里')}：${inWarranty}`);
  drawNote(sheet, report.conclusion, report.verdict.level);
}
