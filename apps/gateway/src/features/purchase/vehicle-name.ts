import type { VinModel } from '@cheyantong/contract';
import { seriesWithBrand, wholeCarName } from '@cheyantong/domain';

/** What a VIN alone allows to say: the model where only one fits, the series where all are of one, else make or manufacturer. */
export function nameFromVin(decoded: VinModel, makes: readonly string[]): string | null {
  const [only, another] = decoded.candidates;
  if (only && !another) return wholeCarName(only);
  const ofOneSeries = decoded.candidates.every(({ seriesId }) => seriesId === only?.seriesId);
  const make = makes.length === 1 ? makes[0] : decoded.maker;
  const who = only && ofOneSeries ? seriesWithBrand(only.brandName, only.seriesName) : make;
  if (!who) return null;
  return decoded.modelYear === null ? who : `${who} ${decoded.modelYear}款`;
}
