import { dottedMonth, mileageSentence } from '@cheyantong/domain';
import { drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawLineChart } from '../line-chart.ts';

/** What the clock showed over the years, in 万公里. */
export function drawMileage(
  sheet: Sheet,
  points: ReportDocument<'repair'>['mileagePoints'],
  judged: Parameters<typeof mileageSentence>[0],
): void {
  drawLineChart(
    sheet,
    points.map(({ date, km }) => ({
      at: new Date(date).getTime(),
      value: km / 10_000,
      label: dottedMonth(date),
    })),
    { from: 0, unit: '' },
  );
  drawNote(sheet, mileageSentence(judged), judged.suspect ? 'bad' : 'good');
}
