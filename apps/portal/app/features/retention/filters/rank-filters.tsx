import { AGES, RANK_TYPES, RANKED_ENERGIES, type RetentionQuery } from '../retention-query.ts';
import { ChoiceLine } from './choice-line.tsx';
import styles from './filters.module.css';
import { MoreChoices, type MoreOptions } from './more-choices.tsx';

const TYPE_NAMES: Record<RetentionQuery['rankType'], string> = { series: '车系', brand: '品牌' };

/** What is ranked, at which age, among which cars. */
export function RankFilters({ query, options }: { query: RetentionQuery; options: MoreOptions }) {
  return (
    <search className={styles.band} aria-label="筛选榜单">
      <ChoiceLine
        query={query}
        label="榜单"
        choices={RANK_TYPES.map((rankType) => ({
          label: TYPE_NAMES[rankType],
          change: { rankType },
          chosen: rankType === query.rankType,
        }))}
      />
      <ChoiceLine
        query={query}
        label="车龄"
        choices={AGES.map((years) => ({
          label: `${years} 年`,
          change: { years },
          chosen: years === query.years,
        }))}
      />
      <ChoiceLine
        query={query}
        label="能源"
        choices={[undefined, ...RANKED_ENERGIES].map((energyType) => ({
          label: energyType ?? '不限',
          change: { energyType },
          chosen: energyType === query.energyType,
        }))}
      />
      <MoreChoices query={query} options={options} />
    </search>
  );
}
