import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { ChoiceRow } from '../../../shared/list/filter-row.tsx';
import { isSameRange, type NumberRange } from '../../../shared/ui/number-range.ts';
import { RangeInput } from '../../../shared/ui/range-input.tsx';
import { SHOWROOM, type ShowroomQuery } from '../showroom/showroom-query.ts';
import { useChangeFilters } from '../showroom/use-change-filters.ts';
import styles from './filters.module.css';
import { rangeBetween, rangeOf, rangeWords } from './range-option.ts';

const ANY: NumberRange = [null, null];
const HIGHEST_WAN = 10_000;

/** Ranges by one click, or any range by hand. */
export function PriceRow({
  query,
  prices,
}: {
  query: ShowroomQuery;
  prices: UsedCarFilterOptions['prices'];
}) {
  const changeFilters = useChangeFilters();
  const current = rangeBetween(query.priceMin, query.priceMax);
  const changeTo = ([from, to]: NumberRange) => ({ priceMin: from ?? undefined, priceMax: to ?? undefined });
  const ranges = prices.map(({ value }) => rangeOf(value));
  return (
    <ChoiceRow
      list={SHOWROOM}
      query={query}
      label="价格"
      choices={[
        { label: '不限', change: changeTo(ANY), chosen: isSameRange(current, ANY) },
        ...ranges.map((range) => ({
          label: rangeWords(range, '万'),
          change: changeTo(range),
          chosen: isSameRange(current, range),
        })),
      ]}
    >
      <div className={styles.range}>
        <RangeInput
          label="价格"
          unit="万"
          size="small"
          min={0}
          max={HIGHEST_WAN}
          value={current}
          onChange={(range) => changeFilters(changeTo(range))}
        />
      </div>
    </ChoiceRow>
  );
}
