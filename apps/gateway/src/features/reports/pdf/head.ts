import { dayOf, PRODUCT_NAME, SERVICES, type Service } from '@cheyantong/domain';
import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import { carName, type ReportDocument } from '../document/compose.ts';
import { drawFacts, type Fact } from './blocks.ts';

export const reportTitle = (service: Service): string =>
  service === 'inspection' || service === 'valuation'
    ? `${SERVICES[service].name}报告`
    : SERVICES[service].name;

/** Who issues, what it is, its number and its day. */
export function drawHead(sheet: Sheet, service: Service, { reportCode, reportTime }: ReportDocument): void {
  const { y } = sheet;
  drawMark(sheet, PAGE.side, y);
  sheet.text(PRODUCT_NAME, PAGE.side + 32, y + 1, { size: 15, font: 'bold', color: COLOR.brand });
  sheet.line(PAGE.side + 86, y + 4, PAGE.side + 86, y + 20, COLOR.line);
  sheet.text(reportTitle(service), PAGE.side + 96, y + 3, { size: 13, font: 'bold' });
  const right = PAGE.side + COLUMN - 240;
  sheet.text('报告编号', right, y - 4, { size: 8, color: COLOR.muted, width: 130 });
  sheet.text(reportCode, right, y + 8, { size: 10, width: 140 });
  sheet.text('签发日期', right + 160, y - 4, { size: 8, color: COLOR.muted, width: 80 });
  sheet.text(dayOf(reportTime), right + 160, y + 8, { size: 10, width: 80 });
  sheet.line(PAGE.side, y + 32, PAGE.side + COLUMN, y + 32, COLOR.brand, 1.5);
  sheet.space(50);
}

/** The portal's mark: a car seen from the front on a blue tile. */
function drawMark({ doc }: Sheet, x: number, y: number): void {
  doc.roundedRect(x, y, 24, 24, 6).fill(COLOR.brand);
  doc
    .moveTo(x + 5, y + 13)
    .lineTo(x + 7.4, y + 7.4)
    .lineTo(x + 16.6, y + 7.4)
    .lineTo(x + 19, y + 13);
  doc.lineWidth(1.6).lineJoin('round').stroke('#FFFFFF');
  doc
    .roundedRect(x + 4.6, y + 12.4, 14.8, 4.6, 1.4)
    .lineWidth(1.6)
    .stroke('#FFFFFF');
  doc.circle(x + 8, y + 18.6, 1.3).fill('#FFFFFF');
  doc.circle(x + 16, y + 18.6, 1.3).fill('#FFFFFF');
}

/** The car, the order and who answered, with what else a service wants to have said up there. */
export function drawVehicle(sheet: Sheet, document: ReportDocument, more: readonly Fact[]): void {
  const { vehicle } = document;
  drawFacts(
    sheet,
    [
      ['车型', carName(vehicle) || '—'],
      ['VIN', vehicle.vin || '—'],
      ['号牌', vehicle.plateNo ?? '—'],
      ['首次登记', vehicle.recordDate ?? '—'],
      ['表显里程', vehicle.mileage === null ? '—' : `${vehicle.mileage} 万公里`],
      ['颜色', vehicle.color ?? '—'],
      ['能源与使用性质', [vehicle.energyType, vehicle.useNature].filter(Boolean).join('，') || '—'],
      ['服务机构', document.providerName],
      ['订单号', document.orderNo],
      ...more,
    ],
    3,
  );
}
