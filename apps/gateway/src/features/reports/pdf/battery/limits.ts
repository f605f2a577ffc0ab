import { BATTERY_EDITION, type BatteryJudgement, LIMIT_WORDS } from '@cheyantong/domain';
import { drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { drawZoneBar, LEVEL_COLORS } from './zone-bar.ts';

/** Every figure with what is normal, what wants watching and what is too much. */
export function drawLimits(sheet: Sheet, { figures }: BatteryJudgement, conclusion: string): void {
  drawTable(
    sheet,
    [
      { title: '指标', share: 25 },
      { title: '实测', share: 13, align: 'right' },
      { title: '正常', share: 11, align: 'right' },
      { title: '留意', share: 13, align: 'right' },
      { title: '超限', share: 10, align: 'right' },
      { title: '位置', share: 21 },
      { title: '判断', share: 9 },
    ],
    figures.map(({ name, remark, words, limits, level, bar }): Cell[] => [
      { text: name, bold: true, note: remark },
      { text: words, bold: true, ...(level && level !== 'good' && { color: LEVEL_COLORS[level] }) },
      limits.good,
      limits.caution,
      limits.bad,
      {
        draw: (x, middle, width) => {
          if (bar) drawZoneBar(sheet, bar, { x, middle, width, height: 4 });
        },
      },
      level ? { text: LIMIT_WORDS[level], color: LEVEL_COLORS[level], bold: true } : '未测',
    ]),
  );
  drawNote(
    sheet,
    `限值由平台规程 ${BATTERY_EDITION}自定，不是国家标准；保修与索赔以三包凭证上的限值为准。${conclusion && `服务机构意见：${conclusion}`}`,
  );
}
