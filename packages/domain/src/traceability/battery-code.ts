/** 24 characters by GB/T 34014-2017; it has no check character, so only the form can be tested. */
export const BATTERY_CODE_LENGTH = 24;

const BATTERY_CODE =
  /^([0-9A-Z]{3})([PMC])([A-Z])([0-9A-Z]{2})([0-9A-Z]{7})([1-9A-HJ-NPR-TV-Y])([1-9ABC])([0-9A-HJ-NPR-TV-Y])(\d{7})$/;

const LEVELS = { P: '电池包', M: '模块', C: '单体' } as const;
export type BatteryLevel = (typeof LEVELS)[keyof typeof LEVELS];

/** Letters whose meaning is certain; others are told as 其他. */
const CHEMISTRIES: Readonly<Record<string, string>> = { B: '磷酸铁锂', E: '三元锂' };

/** 2011 is 1; I, O, Q, U and Z are not used. */
const YEARS = '123456789ABCDEFGHJ';
const FIRST_YEAR = 2011;
const MONTHS = '123456789ABC';
/** The letters of the days 27 to 31 are written differently by different makers. */
const DAYS = '123456789ABCDEFGHJKLMNPRST';

export interface BatteryCodeFields {
  maker: string;
  level: BatteryLevel;
  chemistry: string;
  specification: string;
  tracing: string;
  /** As far as the letters are certain; null where the year is not. */
  year: number | null;
  month: number;
  day: number | null;
  serial: string;
}

/** The fields of a whole battery code; null when it is not one. */
export function batteryCodeFields(code: string): BatteryCodeFields | null {
  const [, maker, level, chemistry, specification, tracing, year, month, day, serial] =
    BATTERY_CODE.exec(code) ?? [];
  if (!maker || !level || !chemistry || !specification || !tracing || !year || !month || !day || !serial)
    return null;
  return {
    maker,
    level: LEVELS[level as keyof typeof LEVELS],
    chemistry: CHEMISTRIES[chemistry] ?? '其他',
    specification,
    tracing,
    year: YEARS.includes(year) ? FIRST_YEAR + YEARS.indexOf(year) : null,
    month: MONTHS.indexOf(month) + 1,
    day: DAYS.includes(day) ? DAYS.indexOf(day) + 1 : null,
    serial,
  };
}

type WrittenFields = Pick<BatteryCodeFields, 'maker' | 'specification' | 'tracing'> & {
  chemistry: 'B' | 'E';
  /** yyyy-MM-dd, of a day whose letter is certain. */
  day: string;
  serial: number;
};

/** The code of a pack that was made on a day. */
export function packCode({ maker, specification, tracing, chemistry, day, serial }: WrittenFields): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const letters = [YEARS[year - FIRST_YEAR], MONTHS[month - 1], DAYS[date - 1]];
  if (letters.includes(undefined)) throw new Error(`no letters are certain for ${day}`);
  return `${maker}P${chemistry}${specification}${tracing}${letters.join('')}${String(serial).padStart(7, '0')}`;
}
