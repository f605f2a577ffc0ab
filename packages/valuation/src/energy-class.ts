import type { EnergyType } from '@cheyantong/domain';

/** Listings tell four kinds apart and count hybrids without a plug, and diesels, as petrol cars. */
export const ENERGY_CLASSES = ['汽油', '纯电动', '插电混动', '增程式'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

export const energyClass = (energy: EnergyType): EnergyClass =>
  ENERGY_CLASSES.find((each) => each === energy) ?? '汽油';
