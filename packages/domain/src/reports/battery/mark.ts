import { percentWords } from '../figures.ts';
import type { Mark } from '../mark.ts';
import { BATTERY_VERDICTS, type BatteryReadings, judgeBattery, judgementCounts } from './judge.ts';

/** What stands large beside the verdict. */
export const batteryMark = (readings: BatteryReadings): Mark => ({
  main: BATTERY_VERDICTS[judgeBattery(readings).level].word,
  caption: `健康度 ${percentWords(readings.soh)}`,
});

/** What the verdict rests on. */
export const batteryCounts = (readings: BatteryReadings): string =>
  `${judgementCounts(judgeBattery(readings))}。结论取最差的一项。`;
