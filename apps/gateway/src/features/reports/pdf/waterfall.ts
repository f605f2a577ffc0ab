import { signed } from '@cheyantong/domain';
import type { Sheet } from '../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../paper/table.ts';
import { COLOR } from '../../../paper/tokens.ts';
import type { ReportDocument } from '../document/compose.ts';

type Valuation = ReportDocument<'valuation'>;

const BAR = 8;

/** From a starting price over every factor to the price of this car, each step as a bar where the last one ended. */
export function drawWaterfall(
  sheet: Sheet,
  { factors, evalPrice }: Valuation,
  start: { name: string; price: number },
): void {
  let level = start.price;
  const steps = factors.map((factor) => {
    const from = level;
    level += factor.amount;
    return { ...factor, from, to: level };
  });
  const levels = [start.price, evalPrice, ...steps.map(({ to }) => to)];
  const floor = Math.min(...levels) * 0.9;
  const share = (price: number): number => (price - floor) / (Math.max(...levels) - floor || 1);
  const bar = (from: number, to: number, color: string): Cell => ({
    draw: (x, middle, width) => {
      const [left, right] = [Math.min(from, to), Math.max(from, to)].map((end) => x + share(end) * width);
      sheet.box(left ?? x, middle - BAR / 2, Math.max((right ?? x) - (left ?? x), 1.5), BAR, {
        fill: color,
        radius: 1,
      });
    },
  });
  drawTable(
    sheet,
    [
      { title: '因素', share: 18 },
      { title: '影响', share: 12, align: 'right' },
      { title: '走到', share: 36 },
      { title: '说明', share: 34 },
    ],
    [
      [start.name, start.price.toFixed(2), bar(floor, start.price, '#AEB9C6'), '起点'],
      ...steps.map(({ name, amount, remark, from, to }): Cell[] => {
        const color = amount < 0 ? COLOR.price : COLOR.good;
        return [name, { text: signed(amount), color }, bar(from, to, color), remark];
      }),
      [
        { text: '估值', bold: true },
        { text: evalPrice.toFixed(2), bold: true },
        bar(floor, evalPrice, COLOR.brand),
        '车况良好，个人交易',
      ],
    ],
  );
}
