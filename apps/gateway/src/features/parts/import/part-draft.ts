import type { City } from '@cheyantong/places';
import type { parts } from '../tables.ts';

type PartRow = typeof parts.$inferInsert;

/** What a row says of the part itself, in our words. */
type PartFacts = Omit<
  PartRow,
  'id' | 'typeId' | 'supplierId' | 'dismantlerId' | 'remanufactureLicence' | 'publishedAt'
>;

/** Cars it fits, by the names of the catalogue. */
export interface NamedFit {
  brand: string;
  series: string;
  yearFrom: number;
  yearTo: number;
}

/** A part as a file describes it; supplier, kind, dismantler and cars are still names. */
export interface PartDraft {
  line: number;
  facts: PartFacts;
  kind: string;
  group: string | null;
  supplier: string;
  city: City | null;
  licence: string | null;
  dismantler: { name: string; licenseNo: string | null } | null;
  fits: NamedFit[];
  /** Null: as it was, or the day of the import. */
  listedOn: string | null;
}
