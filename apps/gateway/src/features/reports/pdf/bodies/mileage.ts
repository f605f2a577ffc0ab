import { dottedMonth, mileageSentence, ORDINARY_YEAR_KM, wanOfKilometres, YEAR_MS } from '@cheyantong/domain';
import { drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawLineChart } from '../line-chart.ts';

type Reading = ReportDocument<'repair'>['mileagePoints'][number];

const WAN = 10_000;

/** What the clock showed over the years, over the band of an ordinary yearly mileage that opens from the first reading. */
export function drawMileage(
  sheet: Sheet,
  points: readonly Reading[],
  judged: Parameters<typeof mileageSentence>[0],
): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) {
    drawNote(sheet, '可用的里程读数不足两个，画不出曲线，也无法判断里程是否连续。');
    return;
  }
  drawLineChart(
    sheet,
    points.map(({ date, km, label }) => {
      const years = (Date.parse(date) - Date.parse(first.date)) / YEAR_MS;
      const ordinary = (km: number): number => (first.km + km * years) / WAN;
      return {
        at: Date.parse(date),
        value: km / WAN,
        label: dottedMonth(date),
        band: [ordinary(ORDINARY_YEAR_KM.low), ordinary(ORDINARY_YEAR_KM.high)] as const,
        words: label && /出险|事故/.test(label) ? `${label} ${wanOfKilometres(km).toFixed(1)}` : undefined,
      };
    }),
    { from: 0, unit: '', end: wanOfKilometres(last.km).toFixed(1) },
  );
  drawNote(sheet, mileageSentence(judged), judged.suspect ? 'bad' : 'good');
}
