import type { CoverageAnswer, VinModel } from '@cheyantong/contract';
import { isNewEnergy, type Service } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Cars, Covers, Offers } from './ports.ts';
import { nameFromVin } from './vehicle-name.ts';

interface Verdict {
  covered: boolean;
  reason: string;
}

const NO_BATTERY: Verdict = {
  covered: false,
  reason: '电池报告只适用于新能源车，这辆车由 VIN 识别为非新能源车',
};

/** Can an offer say anything about a car of one of these makes? A VIN names a manufacturer, which may build several. */
export function coverageOf(covers: Covers, makes: readonly string[]): Verdict {
  if (covers === 'all') return { covered: true, reason: '覆盖全部品牌' };
  if (makes.length === 0) return { covered: false, reason: '只支持部分品牌，未能由 VIN 识别这辆车的品牌' };
  const covered = makes.filter((make) => covers.includes(make));
  if (covered.length === 0) return { covered: false, reason: `暂不支持${makes.join('、')}` };
  if (covered.length === makes.length) return { covered: true, reason: `支持${makes.join('、')}` };
  const missing = makes.filter((make) => !covered.includes(make));
  return { covered: true, reason: `支持${covered.join('、')}，不支持${missing.join('、')}` };
}

/** Before paying: who can report on this car, and what it takes. */
export async function checkCoverageOf(
  desk: { db: DbHandle; cars: Cars; offers: Offers },
  service: Service,
  vinText: string,
): Promise<CoverageAnswer> {
  const decoded = await desk.cars.decode(desk.db, vinText);
  const makes = desk.cars.makesOf(decoded.vin);
  const hasNoBattery = service === 'battery' && isNoNewEnergyCar(decoded);
  const offers = await desk.offers.ofService(desk.db, service);
  return {
    vin: decoded.vin,
    vehicleName: nameFromVin(decoded, makes),
    isNewEnergy: decoded.isNewEnergy,
    needEngineNo: service === 'repair' ? decoded.needEngineNo : 0,
    providers: offers.map(({ providerId, covers }) => ({
      providerId: String(providerId),
      ...(hasNoBattery ? NO_BATTERY : coverageOf(covers, makes)),
    })),
  };
}

/** Only where the VIN tells: a maker that builds both leaves it to the chosen model. */
const isNoNewEnergyCar = ({ candidates }: VinModel): boolean =>
  candidates.length > 0 && candidates.every(({ energyType }) => !isNewEnergy(energyType));
