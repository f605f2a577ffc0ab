export { drawBusinessLicense } from './business-license.ts';
export { drawIdCardBack, drawIdCardFront } from './id-card.ts';
export { CONDITIONS, type Condition, photograph } from './photograph.ts';
export * from './samples.ts';
export { drawVehicleLicense } from './vehicle-license.ts';
export { drawVinPlate } from './vin-plate.ts';
