import type { UsedCarItem } from '@cheyantong/contract';
import type { CityPath, Place } from '../shared/city.ts';

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

export interface ReusedPart {
  modelName: string;
  parentTypeName: string;
  typeName: string;
}

/** The mobile dialog: somebody leaves a number. Without a part, `part` is no more than an invitation to log in. */
export type MobileRequest =
  | { kind: 'mobile'; mode: 'sellCar'; car?: CarForSale }
  | { kind: 'mobile'; mode: 'inquiry'; car: UsedCarItem }
  | { kind: 'mobile'; mode: 'success'; title: string; description?: string }
  | { kind: 'mobile'; mode: 'part'; part?: ReusedPart };
