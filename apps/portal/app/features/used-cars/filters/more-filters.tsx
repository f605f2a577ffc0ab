import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { FilterRow } from '../../../shared/list/filter-row.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { CityFilter } from '../../areas/index.ts';
import type { ShowroomFilters, ShowroomQuery } from '../showroom/showroom-query.ts';
import { useChangeFilters } from '../showroom/use-change-filters.ts';
import styles from './filters.module.css';
import { optionFor, rangeBetween, rangeOf } from './range-option.ts';

interface MoreFilter {
  name: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  change: (value: string) => Partial<ShowroomFilters>;
}

const ANY = 'any';

/** The filters that most visitors leave alone, as drop-downs. */
export function MoreFilters({
  query,
  options,
  cityName,
}: {
  query: ShowroomQuery;
  options: UsedCarFilterOptions;
  cityName: string;
}) {
  const changeFilters = useChangeFilters();
  return (
    <FilterRow label="更多" name="更多筛选" className={styles.dropdowns}>
      {moreFilters(query, options).map((filter) => (
        <Select
          key={filter.name}
          size="small"
          aria-label={filter.name}
          placeholder={filter.name}
          className={classNames(styles.dropdown, filter.value !== undefined && styles.dropdownChosen)}
          value={filter.value ?? null}
          options={[{ value: ANY, label: '不限' }, ...filter.options]}
          onValueChange={(value) => changeFilters(filter.change(value === ANY ? '' : value))}
        />
      ))}
      <CityFilter
        cityCode={query.cityCode}
        cityName={cityName}
        onChoose={(cityCode) => changeFilters({ cityCode })}
      />
    </FilterRow>
  );
}

/** An empty value takes the filter away. */
function moreFilters(query: ShowroomQuery, options: UsedCarFilterOptions): MoreFilter[] {
  const age = rangeBetween(query.ageMin, query.ageMax);
  const mileage = rangeBetween(undefined, query.mileageMax);
  return [
    {
      name: '车龄',
      options: options.ages,
      value: optionFor(options.ages, age)?.value,
      change: (value) => {
        const [from, to] = rangeOf(value);
        return { ageMin: from ?? undefined, ageMax: to ?? undefined };
      },
    },
    {
      name: '里程',
      options: options.mileages,
      value: optionFor(options.mileages, mileage)?.value,
      change: (value) => ({ mileageMax: rangeOf(value)[1] ?? undefined }),
    },
    {
      name: '变速箱',
      options: options.gearTypes,
      value: query.gearType,
      change: (value) => ({ gearType: (value || undefined) as ShowroomFilters['gearType'] }),
    },
    {
      name: '排放标准',
      options: options.emissionStandards,
      value: query.emissionStandard,
      change: (value) => ({ emissionStandard: value || undefined }),
    },
    {
      name: '级别',
      options: options.levels,
      value: query.level,
      change: (value) => ({ level: value || undefined }),
    },
    {
      name: '颜色',
      options: options.colors,
      value: query.color,
      change: (value) => ({ color: value || undefined }),
    },
  ];
}
