/** Cars of one series that a part is registered for, by model year. */
export interface PartFitRange {
  seriesId: string;
  seriesName: string;
  yearFrom: number;
  yearTo: number;
  /** Registered for another part with the same OE number, not for this one. */
  sameOe: boolean;
}

/** The car that a part has to fit. */
export interface CarToFit {
  seriesId: string;
  /** As its owner reads it: 大众 朗逸 2021款 280TSI. */
  name: string;
  year: number;
}

export type FitVerdict = 'fits' | 'otherYear' | 'no' | 'unknown';

export interface Fit {
  verdict: FitVerdict;
  /** The verdict with its reason, for the owner of the car. */
  sentence: string;
}

/** Whether a part fits a car, and why; what is registered for the part itself counts before what its OE number tells. */
export function fitOf(ranges: readonly PartFitRange[], car: CarToFit): Fit {
  const ofSeries = ranges.filter(({ seriesId }) => seriesId === car.seriesId);
  const fitting = ofSeries.filter(({ yearFrom, yearTo }) => yearFrom <= car.year && car.year <= yearTo);
  const own = fitting.find(({ sameOe }) => !sameOe);
  if (own)
    return {
      verdict: 'fits',
      sentence: `适配您的 ${car.name}：同车系，${car.year} 款在适用的 ${yearsOf(own)}之内`,
    };
  if (fitting.length > 0)
    return { verdict: 'fits', sentence: `适配您的 ${car.name}：OE 号与登记适用于该车系年款的件相同` };
  if (ofSeries.length > 0) {
    const years = ofSeries.map(yearsOf).join('、');
    return { verdict: 'otherYear', sentence: `年款不符：同车系只适用 ${years}，您的是 ${car.year} 款` };
  }
  if (ranges.length === 0) return { verdict: 'unknown', sentence: '供应商未登记适配车型，请先与供应商确认' };
  return { verdict: 'no', sentence: `不适配您的 ${car.name}：没有登记适用于该车系` };
}

/** 2018–2022 款 */
export const yearsOf = ({ yearFrom, yearTo }: Pick<PartFitRange, 'yearFrom' | 'yearTo'>): string =>
  yearFrom === yearTo ? `${yearFrom} 款` : `${yearFrom}–${yearTo} 款`;
