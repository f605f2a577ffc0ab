import type { ReportHead } from '@cheyantong/contract';
import type { ReportFindings } from '@cheyantong/contract/findings';
import {
  batteryVerdict,
  beijingDay,
  dateTimeText,
  dayAfter,
  type EnergyType,
  SERVICES,
  type Service,
} from '@cheyantong/domain';
import { canonicalJson } from '@cheyantong/trace-chain';
import type { VehicleFacts } from '../provider/provider-answer.ts';
import type { ReportOrder } from '../report-orders.ts';

/** What is added when a report is shown: it depends on the document's digest, or on the day. */
type AddedWhenShown = 'verifyUrl' | 'checkCode' | 'pdfUrl' | 'pictureUrl';

/** A report as it is issued, signed and kept. */
export type ReportDocument<S extends Service = Service> = Omit<ReportHead, AddedWhenShown> &
  (S extends Service ? ReportFindings[S] : never);

interface Issue {
  order: ReportOrder;
  findings: ReportFindings[Service];
  vehicle: VehicleFacts;
  energyType: EnergyType | null;
  reportCode: string;
  issuedAt: Date;
}

/** A price is worth a month; the other findings tell of a day that has passed. */
const VALUATION_DAYS = 30;

const DISCLAIMER =
  '本报告根据服务机构在出具时能够查到的数据生成，没有记录不等于没有发生。报告供交易参考，不替代法定检验，也不构成对车辆质量的保证。';
const DEMO_DISCLAIMER = `${DISCLAIMER}本报告为演示数据，内容均为虚构，与任何真实车辆、机构和个人无关。`;
/** The price of a valuation is our own model's; only the institution that issues it is made up. */
const DEMO_VALUATION_DISCLAIMER = `${DISCLAIMER}本报告由演示机构出具，价格由平台估值模型根据公开车源统计得出。`;

const disclaimerOf = ({ demo, service }: Pick<ReportOrder, 'demo' | 'service'>): string => {
  if (!demo) return DISCLAIMER;
  return service === 'valuation' ? DEMO_VALUATION_DISCLAIMER : DEMO_DISCLAIMER;
};

/** Serialised once: what is signed, stored and shown is this very text. */
export function composeDocument({
  order,
  findings,
  vehicle,
  energyType,
  reportCode,
  issuedAt,
}: Issue): string {
  const head: Omit<ReportHead, AddedWhenShown> = {
    reportCode,
    orderSn: order.orderNo,
    orderNo: order.orderNo,
    orderType: SERVICES[order.service].orderType,
    providerName: order.providerName,
    providerLogoUrl: order.providerLogoUrl,
    reportTime: dateTimeText(issuedAt),
    validUntil: order.service === 'valuation' ? dayAfter(beijingDay(issuedAt), VALUATION_DAYS) : null,
    disclaimer: disclaimerOf(order),
    demo: order.demo,
    vehicle: vehicleOf(order, vehicle, energyType),
  };
  return canonicalJson({ ...findings, ...ownVerdict(findings), ...head });
}

/** A battery is judged by our limits, not by whoever measured it: verdict and figures cannot contradict each other. */
const ownVerdict = (findings: ReportFindings[Service]): Partial<Pick<ReportDocument, 'verdict'>> =>
  'soh' in findings ? { verdict: batteryVerdict(findings) } : {};

/** A report is never rewritten: valuations of the first days call a sample that is too small `thin`. */
export function readDocument<S extends Service>(text: string): ReportDocument<S> {
  const { thin, ...document } = JSON.parse(text);
  return thin === undefined ? document : { ...document, sampleTooSmall: thin };
}

/** The order's own facts come first: they are the member's; the provider fills the gaps. */
function vehicleOf(
  { vin, vehicleName, serviceInfo }: ReportOrder,
  known: VehicleFacts,
  energyType: EnergyType | null,
): ReportHead['vehicle'] {
  // All of one hand: what a VIN alone allows to say is often no more than the maker.
  const named = serviceInfo.modelName ? serviceInfo : known;
  return {
    vin: vin ?? '',
    plateNo: serviceInfo.plateNo ?? null,
    brandName: named.brandName ?? '',
    seriesName: named.seriesName ?? '',
    modelName: named.modelName ?? vehicleName ?? '',
    recordDate: serviceInfo.recordDate ?? known.recordDate ?? null,
    mileage: serviceInfo.mileage ?? known.mileage ?? null,
    color: serviceInfo.color ?? known.color ?? null,
    energyType,
    useNature: known.useNature ?? null,
  };
}
