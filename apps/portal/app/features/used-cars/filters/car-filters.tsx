import type { UsedCarFilterOptions } from '@cheyantong/contract';
import type { BodyType, EnergyType } from '@cheyantong/domain';
import { ChoiceRow, FilterBand } from '../../../shared/list/filter-row.tsx';
import { SHOWROOM, type ShowroomFilters, type ShowroomQuery } from '../showroom/showroom-query.ts';
import { BrandRow } from './brand-row.tsx';
import { MoreFilters } from './more-filters.tsx';
import { PriceRow } from './price-row.tsx';
import { SeriesRow } from './series-row.tsx';

interface CarFiltersProps {
  query: ShowroomQuery;
  options: UsedCarFilterOptions;
  cityName: string;
}

export function CarFilters({ query, options, cityName }: CarFiltersProps) {
  return (
    <FilterBand>
      <BrandRow query={query} brands={options.brands} />
      {query.brandId && <SeriesRow query={query} />}
      <PriceRow query={query} prices={options.prices} />
      <WordRow
        label="车身"
        query={query}
        options={options.bodyTypes}
        chosen={query.bodyType}
        change={(word) => ({ bodyType: word as BodyType | undefined })}
      />
      <WordRow
        label="能源"
        query={query}
        options={options.energyTypes}
        chosen={query.energyType}
        change={(word) => ({ energyType: word as EnergyType | undefined })}
      />
      <MoreFilters query={query} options={options} cityName={cityName} />
    </FilterBand>
  );
}

interface WordRowProps {
  label: string;
  query: ShowroomQuery;
  options: UsedCarFilterOptions['bodyTypes'];
  chosen: string | undefined;
  change: (word: string | undefined) => Partial<ShowroomFilters>;
}

function WordRow({ label, query, options, chosen, change }: WordRowProps) {
  return (
    <ChoiceRow
      list={SHOWROOM}
      query={query}
      label={label}
      choices={[
        { label: '不限', change: change(undefined), chosen: chosen === undefined },
        ...options.map((option) => ({
          label: option.label,
          change: change(option.value),
          chosen: option.value === chosen,
        })),
      ]}
    />
  );
}
