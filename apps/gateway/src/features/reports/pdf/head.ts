import {
  dayOf,
  dayTitle,
  kilometresOfWan,
  REPORT_TITLES,
  type Service,
  wholeCarName,
} from '@cheyantong/domain';
import { drawFacts, type Fact } from '../../../paper/blocks.ts';
import { drawHead } from '../../../paper/head.ts';
import type { Sheet } from '../../../paper/sheet.ts';
import type { ReportDocument } from '../document/compose.ts';

/** Who issues, what it is, its number and its day. */
export const drawReportHead = (
  sheet: Sheet,
  service: Service,
  { reportCode, reportTime }: ReportDocument,
): void =>
  drawHead(sheet, {
    title: REPORT_TITLES[service],
    facts: [
      ['报告编号', reportCode],
      [dayTitle(service), dayOf(reportTime)],
    ],
  });

/** The car, the order and who answered, with what else a service wants to have said up there; what nobody knows is left out. */
export function drawVehicle(sheet: Sheet, document: ReportDocument, more: readonly Fact[]): void {
  const { vehicle } = document;
  drawFacts(
    sheet,
    [
      ['车型', wholeCarName(vehicle)],
      ['VIN', vehicle.vin],
      ['首次登记', vehicle.recordDate],
      ['表显里程', vehicle.mileage === null ? null : kilometresOfWan(vehicle.mileage)],
      ['号牌', vehicle.plateNo],
      ['车身颜色', vehicle.color],
      ['能源类型', vehicle.energyType],
      ['使用性质', vehicle.useNature],
      ...more,
      ['服务机构', document.providerName],
      ['订单号', document.orderNo],
    ].flatMap(([name, value]): Fact[] => (name && value ? [[name, value]] : [])),
    3,
  );
}
