import {
  brandWord,
  type CsvRow,
  colorWord,
  dayOf,
  displacementText,
  energyWord,
  levelWord,
  numberWithin,
  openCsv,
  UnusableCell,
} from '@cheyantong/car-files';
import { monthOf } from '@cheyantong/domain';
import { CityFinder } from '@cheyantong/places';
import type { Car } from '@cheyantong/valuation';

export interface Listing {
  /** Of the file, counted from 1 without the header. */
  row: number;
  car: Car;
  /** Null where the file does not say it; a valuation never looks at it. */
  priceYuan: number | null;
  province: string;
}

export interface UnreadableRow {
  row: number;
  reason: string;
}

interface ListingFile {
  listings: Listing[];
  unreadable: UnreadableRow[];
}

const YUAN_A_WAN = 10_000;
const HORSEPOWER = /(\d+)马力/;
const KM_A_WAN = 10_000;
const MOST_MILEAGE_WAN = 1_000;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;
const NEEDED = ['series', 'modelYear', 'trim', 'energy', 'mileage', 'registered', 'listed'];

/** Reads a file of listings, plain or gzipped. A row that says too little to be valued is told with its reason. */
export async function readListings(path: string): Promise<ListingFile> {
  const file: ListingFile = { listings: [], unreadable: [] };
  const cities = new CityFinder();
  let row = 0;
  const rows = openCsv(path, NEEDED, (_line, reason) => file.unreadable.push({ row: ++row, reason })).rows;
  for await (const { cells } of rows) {
    row++;
    try {
      file.listings.push(readListing(row, cells, cities));
    } catch (error) {
      if (!(error instanceof UnusableCell)) throw error;
      file.unreadable.push({ row, reason: error.message });
    }
  }
  return file;
}

function readListing(row: number, cells: CsvRow['cells'], cities: CityFinder): Listing {
  const cell = (name: string): string => cells[name] ?? '';
  return {
    row,
    province: cell('province'),
    priceYuan: positive(cell('price'), YUAN_A_WAN),
    car: {
      model: {
        brand: brandWord(cell('brand')),
        series: cell('series'),
        year: numberWithin('年款', cell('modelYear'), FIRST_YEAR, LAST_YEAR),
        trim: cell('trim'),
        energy: energyWord(cell('energy')),
        level: orNull(levelWord, cell('level')),
        horsepower: positive(HORSEPOWER.exec(cell('engine'))?.[1] ?? '', 1),
        displacement: orNull(displacementText, cell('displacement')),
        gearbox: cell('gearbox') || null,
        drive: cell('drive') || null,
        rangeKm: null,
        guidePriceYuan: positive(cell('guidePrice'), YUAN_A_WAN),
      },
      use: {
        registered: monthOf(dayOf('上牌年月', cell('registered'))),
        mileageKm: Math.round(numberWithin('里程', cell('mileage'), 0, MOST_MILEAGE_WAN) * KM_A_WAN),
        transfers: Math.trunc(positive(cell('transfers'), 1) ?? 0),
        color: colorWord(cell('color')),
        cityCode: cities.find(cell('city'))?.code ?? null,
        valuedOn: dayOf('发布日期', cell('listed')),
      },
    },
  };
}

const positive = (cell: string, unit: number): number | null => {
  const value = Math.round(Number(cell) * unit);
  return value > 0 ? value : null;
};

/** A detail we cannot read is a detail we do not know. */
function orNull<T>(read: (cell: string) => T | null, cell: string): T | null {
  try {
    return read(cell);
  } catch (error) {
    if (error instanceof UnusableCell) return null;
    throw error;
  }
}
