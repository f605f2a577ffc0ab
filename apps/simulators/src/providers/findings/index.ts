import type { ReportFindings } from '@cheyantong/contract/findings';
import { DEMO_VEHICLES, type Service } from '@cheyantong/domain';
import type { ProviderOrder } from '../provider-order.ts';
import { batteryFindings } from './battery.ts';
import { type CarStory, storyOf, vehicleFactsOf } from './car-story.ts';
import { claimFindings } from './claims.ts';
import { inspectionFindings } from './inspection/index.ts';
import { repairFindings } from './repair.ts';
import { valuationFindings } from './valuation.ts';

const GENERATORS: { [S in Service]: (story: CarStory, order: ProviderOrder) => ReportFindings[S] } = {
  inspection: inspectionFindings,
  valuation: valuationFindings,
  repair: repairFindings,
  accident: claimFindings,
  battery: batteryFindings,
};

/** Demonstration findings: invented, plausible, and for one car the same in every service. */
export const findingsFor = <S extends Service>(
  service: S,
  order: ProviderOrder,
  now: Date,
): ReportFindings[S] => GENERATORS[service](storyOf(order, now), order);

/** What the provider knows of the car itself. */
export const vehicleFactsFor = (order: ProviderOrder, now: Date) => ({
  ...vehicleFactsOf(storyOf(order, now)),
  ...DEMO_VEHICLES.find(({ vin }) => vin === order.vin)?.car,
});
