import type { Model, VinModel } from '@cheyantong/contract';

export const nameOfModel = ({ brandName, seriesName, modelName }: Model): string =>
  `${brandName} ${seriesName} ${modelName}`;

/** What a VIN alone allows to say: the model where only one fits, else make or manufacturer with the model year. */
export function nameFromVin(decoded: VinModel, makes: readonly string[]): string | null {
  const [only, another] = decoded.candidates;
  if (only && !another) return nameOfModel(only);
  const who = makes.length === 1 ? makes[0] : decoded.maker;
  if (!who) return null;
  return decoded.modelYear === null ? who : `${who} ${decoded.modelYear}款`;
}
