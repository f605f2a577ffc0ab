import { PART_CONDITIONS, PART_GRADES } from '@cheyantong/domain';
import { ActiveChips } from '../../../shared/list/active-chips.tsx';
import { ChoiceRow, FilterBand } from '../../../shared/list/filter-row.tsx';
import { withoutFilters } from '../../../shared/list/list-address.ts';
import { CityFilter } from '../../areas/index.ts';
import styles from './part-filters.module.css';
import { CONDITIONS, GRADES, PART_SHOWROOM, showroomAddress } from './showroom-query.ts';
import { useChangeFilters } from './use-change-filters.ts';
import type { ShowroomState } from './use-showroom.ts';

/** Condition, grade and place; what the part is stands in the tree, which car it has to fit in the bar. */
export function PartFilters({ showroom: { query, names } }: { showroom: ShowroomState }) {
  const changeFilters = useChangeFilters();
  const { condition, grade, cityCode } = query;
  return (
    <search aria-label="筛选再用件">
      <FilterBand>
        <ChoiceRow
          list={PART_SHOWROOM}
          query={query}
          label="类别"
          choices={[
            { label: '不限', change: { condition: undefined }, chosen: condition === undefined },
            ...CONDITIONS.map((one) => ({
              label: PART_CONDITIONS[one].name,
              hint: PART_CONDITIONS[one].rule,
              change: { condition: one, ...(one === 'remanufactured' && { grade: undefined }) },
              chosen: one === condition,
            })),
          ]}
        >
          {condition && <span className={styles.rule}>{PART_CONDITIONS[condition].rule}</span>}
        </ChoiceRow>
        <ChoiceRow
          list={PART_SHOWROOM}
          query={query}
          label="等级"
          choices={[
            { label: '不限', change: { grade: undefined }, chosen: grade === undefined },
            ...GRADES.map((one) => ({
              label: PART_GRADES[one].label,
              hint: PART_GRADES[one].rule,
              change: { grade: one },
              chosen: one === grade,
            })),
          ]}
        >
          {grade && <span className={styles.rule}>{PART_GRADES[grade].rule}</span>}
          <span className={styles.place}>
            <CityFilter
              cityCode={cityCode}
              cityName={names.city ?? '所选城市'}
              onChoose={(chosen) => changeFilters({ cityCode: chosen })}
            />
          </span>
        </ChoiceRow>
      </FilterBand>
    </search>
  );
}

export function PartChips({ showroom: { query, active } }: { showroom: ShowroomState }) {
  return (
    <ActiveChips
      active={active}
      onDrop={useChangeFilters()}
      clearHref={showroomAddress(withoutFilters(query))}
    />
  );
}
