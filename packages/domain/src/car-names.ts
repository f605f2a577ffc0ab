interface Line {
  brandName: string;
  seriesName: string;
}

/** Fewer characters in common are chance: 方程豹 and 豹5. */
const LEAST_SHARED = 2;

/** 本田 CR-V. What a series' name repeats of its brand's is said once: 宝马3系, 一汽-大众CC, 广汽传祺GS4, 长安之星 of 长安凯程. */
export function seriesWithBrand(brandName: string, seriesName: string): string {
  if (seriesName === '') return brandName;
  if (seriesName.includes(brandName)) return seriesName;
  for (let shared = seriesName.length; shared >= LEAST_SHARED; shared--) {
    if (brandName.endsWith(seriesName.slice(0, shared))) return brandName + seriesName.slice(shared);
  }
  const beginsAlike = brandName.slice(0, LEAST_SHARED) === seriesName.slice(0, LEAST_SHARED);
  return beginsAlike ? seriesName : `${brandName} ${seriesName}`;
}

/** 本田 CR-V 2022款 */
export const carName = ({ brandName, seriesName, modelYear }: Line & { modelYear: number }): string =>
  `${seriesWithBrand(brandName, seriesName)} ${modelYear}款`;

/**
 * What a model's name adds to series and year: 锐·混动 2.0L 净速版 of CR-V 2022款 锐·混动 2.0L 净速版. The series goes only
 * where it is a word of its own: 长安之星9 1.2L is not 9 1.2L.
 */
export function trimName({
  seriesName,
  modelYear,
  modelName,
}: {
  seriesName: string;
  modelYear: number;
  modelName: string;
}): string {
  const said = new Set([...seriesName.split(' '), `${modelYear}款`]);
  const words = modelName.split(' ');
  const first = words.findIndex((word) => !said.has(word));
  return first < 0 ? modelName : words.slice(first).join(' ');
}

/** 本田 CR-V 2022款 锐·混动 净速版. The model's name may begin with its brand and series, and any of the three may be unknown. */
export function wholeCarName({ brandName, seriesName, modelName }: Line & { modelName: string }): string {
  const series = seriesWithBrand(brandName, seriesName);
  const isSaid = [series, seriesName].some((name) => name !== '' && modelName.startsWith(name));
  return isSaid ? seriesWithBrand(brandName, modelName) : [series, modelName].filter(Boolean).join(' ');
}
