import type { PartItem, UsedCarItem } from '@cheyantong/contract';
import type { CityPath, Place } from '../city.ts';

/** What is already known of a car that its owner wants to sell. */
export interface CarForSale {
  /** Province, then city. */
  city?: CityPath;
  /** Brand, series, model. */
  model?: readonly [Place, Place, Place];
  /** Month of first registration, yyyy-MM. */
  recordDate?: string;
  /** 万公里 */
  mileage?: number;
}

/** A part that somebody looks for and that is not on offer: the specification's part object. */
export interface WantedPart {
  modelName: string;
  parentTypeName: string;
  typeName: string;
}

export const isOffered = (part: PartItem | WantedPart): part is PartItem => 'partId' in part;

/** The mobile dialog: somebody leaves a number. Without a part, `part` is no more than an invitation to log in. */
export type MobileRequest =
  | { kind: 'mobile'; mode: 'sellCar'; car?: CarForSale }
  | { kind: 'mobile'; mode: 'inquiry'; car: UsedCarItem }
  | { kind: 'mobile'; mode: 'success'; title: string; description?: string }
  | { kind: 'mobile'; mode: 'part'; part?: PartItem | WantedPart };
