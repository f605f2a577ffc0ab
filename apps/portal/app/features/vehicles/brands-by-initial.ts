export interface BrandChoice {
  brandId: string;
  brandName: string;
  initial: string;
}

export interface InitialGroup<B extends BrandChoice> {
  initial: string;
  brands: B[];
}

/** Brands under their letter, A to Z, as every car market sorts them. */
export function brandsByInitial<B extends BrandChoice>(brands: readonly B[]): InitialGroup<B>[] {
  const groups = Map.groupBy(brands, ({ initial }) => initial.toUpperCase());
  return [...groups]
    .map(([initial, members]) => ({ initial, brands: members }))
    .toSorted((a, b) => (a.initial < b.initial ? -1 : 1));
}

/** Brands whose name holds what was typed, or whose letter it is. */
export function brandsMatching<B extends BrandChoice>(brands: readonly B[], typed: string): B[] {
  const wanted = typed.trim().toLowerCase();
  return brands.filter(
    ({ brandName, initial }) => brandName.toLowerCase().includes(wanted) || initial.toLowerCase() === wanted,
  );
}
