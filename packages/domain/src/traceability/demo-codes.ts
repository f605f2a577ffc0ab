import { DEMO_VEHICLES } from '../demo-vehicles.ts';
import { packCode } from './battery-code.ts';
import { partCode } from './part-code.ts';

/** Codes of demonstration parts are the same whenever the demonstration is loaded. */
export const DEMO_CODE_YEAR = 2026;

/** No maker has filed this code, so no demonstration battery has the number of a real one. */
export const DEMO_BATTERY_MAKER = '0DE';

/** Sound in its form, and recorded nowhere. */
export const NOBODYS_CODE = partCode(2099, 77_777_777);

const demoPart = (serial: number): string => partCode(DEMO_CODE_YEAR, serial);

/** A pack of the demonstration; those of one day differ by their serial number. */
export const demoPack = (chemistry: 'B' | 'E', day: string, serial: number): string =>
  packCode({
    maker: DEMO_BATTERY_MAKER,
    specification: '08',
    tracing: '0000081',
    chemistry,
    day,
    serial,
  });

/** The packs of the electric demonstration cars, which reports about these cars name. */
export const DEMO_CAR_PACKS = DEMO_VEHICLES.filter(({ newEnergy }) => newEnergy).map(
  ({ vin, behaviour }, at) =>
    ({ vin, behaviour, chemistry: 'B', day: '2022-05-16', serial: 4 + at }) as const,
);

/** The report whose number the pages offer as an example: an inspection of a car that docs/demo.md lists. */
export const DEMO_REPORT = {
  code: 'JC-2026-1106-008842',
  vin: 'LFV2A21J7M3000101',
  issuedAt: '2026-11-06T16:42:08+08:00',
} as const;

/** What can be tried at once; three chains were altered on purpose. */
export const DEMO_CODES = {
  part: demoPart(8),
  battery: demoPack('B', '2019-03-26', 1),
  /** An event says something else than what was signed. */
  rewordedPart: demoPart(108),
  /** The last event was deleted after it had been published. */
  cutPart: demoPart(208),
  /** A repair was taken out of the middle. */
  gappedBattery: demoPack('E', '2019-06-18', 2),
  /** Withdrawn by the platform. */
  withdrawnBattery: demoPack('B', '2021-04-12', 3),
} as const;
