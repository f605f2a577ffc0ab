import { OPERATOR } from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../paper/blocks.ts';
import { drawHead } from '../../../paper/head.ts';
import { markPages } from '../../../paper/page-marks.ts';
import { Sheet } from '../../../paper/sheet.ts';
import { drawTable } from '../../../paper/table.ts';
import type { ArchiveOrder } from './archive-order.ts';

const TITLE = '我的数据';
/** What fits beside each other on paper; the JSON has all of it. */
const MOST_COLUMNS = 5;
const MOST_ROWS = 200;

type Row = Record<string, unknown>;

/** A member's data as they can read it. */
export async function printSummary({ member, madeTime, pieces }: ArchiveOrder): Promise<Uint8Array> {
  const sheet = new Sheet({ title: TITLE, author: OPERATOR.production.company, subject: TITLE });
  drawHead(sheet, {
    title: TITLE,
    facts: [
      ['会员', member],
      ['导出时间', madeTime],
    ],
  });
  drawNote(
    sheet,
    '这是平台保存的与您有关的个人信息。这里只列要点，完整的内容在同一压缩包的 my-data.json 里。',
  );
  pieces.forEach(({ title, data }, at) => {
    const rows = Array.isArray(data) ? (data as Row[]) : null;
    drawHeading(sheet, at + 1, title, rows ? `${rows.length} 条` : '');
    if (rows?.length === 0) drawNote(sheet, '没有记录。');
    else if (rows) drawRows(sheet, rows);
    else
      drawFacts(
        sheet,
        Object.entries(data as Row).map(([name, value]) => [name, inWords(value)] as const),
        2,
      );
  });
  markPages(sheet, { words: [TITLE, member], demo: false });
  return sheet.bytes();
}

function drawRows(sheet: Sheet, rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {}).slice(0, MOST_COLUMNS);
  drawTable(
    sheet,
    names.map((title) => ({ title, share: 1 })),
    rows.slice(0, MOST_ROWS).map((row) => names.map((name) => inWords(row[name]))),
  );
  if (rows.length > MOST_ROWS) drawNote(sheet, `另有 ${rows.length - MOST_ROWS} 条，见 my-data.json。`);
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return `${value.length} 项`;
  return typeof value === 'object' ? '见 my-data.json' : String(value);
}
