import { OPERATOR } from '@cheyantong/domain';
import { drawQrCode } from '../../../paper/qr-code.ts';
import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import type { ReportDocument } from '../document/compose.ts';
import type { PrintOrder } from './print-order.ts';

const QR_SIZE = 96;
const HEIGHT = 132;

/** The small print, and how anybody finds out whether the paper in hand is the report that was issued. */
export function drawVerifyBlock(sheet: Sheet, order: PrintOrder, report: ReportDocument): void {
  const small = { size: 8, color: COLOR.muted, width: COLUMN };
  sheet.space(12);
  sheet.room(sheet.height(report.disclaimer, small) + HEIGHT + 10);
  sheet.paragraph(report.disclaimer, small);
  sheet.space(10);
  const { y } = sheet;
  sheet.box(PAGE.side, y, COLUMN, HEIGHT, { stroke: COLOR.frame });
  drawQrCode(sheet, order.verifyUrl, [PAGE.side + 18, y + 18], QR_SIZE);
  const x = PAGE.side + QR_SIZE + 40;
  const width = COLUMN - QR_SIZE - 58;
  sheet.text('核验这份报告', x, y + 16, { size: 13, font: 'bold', width });
  sheet.text(
    '扫码，或在门户的「溯源查询」输入报告编号，核对结论与文件；改动过的文件无法通过核验。',
    x,
    y + 37,
    {
      size: 9,
      color: COLOR.muted,
      width,
    },
  );
  const facts: [string, string][] = [
    ['报告编号', report.reportCode],
    ['校验码', order.checkCode],
    ['签发', OPERATOR.production.company],
    ['签发时间', `${report.reportTime}　公钥 ${order.keyId}`],
  ];
  facts.forEach(([name, value], at) => {
    const factX = x + (at % 2) * (width / 2 + 4);
    const factY = y + 70 + Math.floor(at / 2) * 28;
    sheet.text(name, factX, factY, { size: 7.5, color: COLOR.muted, width: width / 2 });
    sheet.text(value, factX, factY + 11, { size: 8.5, width: width / 2 + 10 });
  });
  sheet.space(HEIGHT);
}
