import { anchorOf, byCount, hitsByRegion, hitWeight, type PlanRegion } from '@cheyantong/domain';
import { drawNote } from '../../../paper/blocks.ts';
import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import type { ReportDocument } from '../document/compose.ts';
import { drawPlanView } from './plan-view.ts';

type Damage = ReportDocument<'accident'>['damageMap'];

const PLAN_HEIGHT = 210;
const ROW = 20;
const NAME = 130;
const COUNT = 40;

export const damageHeight = (damage: Damage): number => Math.max(PLAN_HEIGHT, damage.length * ROW) + 20;

/** Where the car was hit and how often; parts one does not see from above stand in the list only. */
export function drawDamageMap(sheet: Sheet, damage: Damage): void {
  if (damage.length === 0) {
    drawNote(sheet, '已接入的来源里没有损伤部位的记录。');
    return;
  }
  const height = damageHeight(damage);
  sheet.room(height);
  const hits = hitsByRegion(damage);
  sheet.box(PAGE.side, sheet.y, 150, height, { fill: COLOR.band });
  drawPlanView(
    sheet,
    {
      weightOf: (region) => hitWeight(hits.get(region as PlanRegion) ?? 0),
      dots: [...hits].map(([region, count]) => ({
        at: anchorOf(region),
        label: String(count),
        tone: count > 1 ? ('bad' as const) : ('caution' as const),
      })),
    },
    { x: PAGE.side + 25, y: sheet.y + (height - PLAN_HEIGHT) / 2, height: PLAN_HEIGHT },
  );
  drawParts(sheet, damage, { x: PAGE.side + 174, top: sheet.y + (height - damage.length * ROW) / 2 });
  sheet.space(height);
}

function drawParts(sheet: Sheet, damage: Damage, { x, top }: { x: number; top: number }): void {
  const most = Math.max(...damage.map(({ count }) => count));
  const bar = PAGE.side + COLUMN - x - NAME - COUNT - 10;
  byCount(damage).forEach(({ part, count }, at) => {
    const y = top + at * ROW;
    sheet.text(part, x, y + 3, { size: 9, width: NAME });
    sheet.box(x + NAME, y + 7, bar, 6, { fill: COLOR.band, radius: 3 });
    sheet.box(x + NAME, y + 7, (bar * count) / most, 6, { fill: COLOR.brand, radius: 3 });
    sheet.text(`${count} 次`, x + NAME + bar + 10, y + 3, { size: 9, width: COUNT, align: 'right' });
  });
}
