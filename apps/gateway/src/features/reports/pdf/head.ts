import { dayOf, kilometresOfWan, SERVICES, type Service, wholeCarName } from '@cheyantong/domain';
import { drawFacts, type Fact } from '../../../paper/blocks.ts';
import { drawHead } from '../../../paper/head.ts';
import type { Sheet } from '../../../paper/sheet.ts';
import type { ReportDocument } from '../document/compose.ts';

export const reportTitle = (service: Service): string =>
  service === 'inspection' || service === 'valuation'
    ? `${SERVICES[service].name}报告`
    : SERVICES[service].name;

/** Who issues, what it is, its number and its day. */
export const drawReportHead = (
  sheet: Sheet,
  service: Service,
  { reportCode, reportTime }: ReportDocument,
): void =>
  drawHead(sheet, {
    title: reportTitle(service),
    facts: [
      ['报告编号', reportCode],
      ['签发日期', dayOf(reportTime)],
    ],
  });

/** The car, the order and who answered, with what else a service wants to have said up there. */
export function drawVehicle(sheet: Sheet, document: ReportDocument, more: readonly Fact[]): void {
  const { vehicle } = document;
  drawFacts(
    sheet,
    [
      ['车型', wholeCarName(vehicle) || '—'],
      ['VIN', vehicle.vin || '—'],
      ['号牌', vehicle.plateNo ?? '—'],
      ['首次登记', vehicle.recordDate ?? '—'],
      ['表显里程', vehicle.mileage === null ? '—' : kilometresOfWan(vehicle.mileage)],
      ['颜色', vehicle.color ?? '—'],
      ['能源与使用性质', [vehicle.energyType, vehicle.useNature].filter(Boolean).join('，') || '—'],
      ['服务机构', document.providerName],
      ['订单号', document.orderNo],
      ...more,
    ],
    3,
  );
}
