import { dottedMonth } from '@cheyantong/domain';
import { drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawLineChart } from '../line-chart.ts';

/** What the clock showed over the years, in 万公里. */
export function drawMileage(
  sheet: Sheet,
  points: ReportDocument<'repair'>['mileagePoints'],
  suspect: boolean,
): void {
  drawLineChart(
    sheet,
    points.map(({ date, km }) => ({
      at: new Date(date).getTime(),
      value: km / 10_000,
      label: dottedMonth(date),
    })),
    { fromZero: true, unit: '' },
  );
  if (suspect) drawNote(sheet, '读数出现回调，表显里程可能不实。', 'bad');
  else drawNote(sheet, `共 ${points.length} 个读数，逐次增加，未见回调。`, 'good');
}
