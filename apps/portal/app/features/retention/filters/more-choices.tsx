import type { RetentionRank, UsedCarFilterOptions } from '@cheyantong/contract';
import { useNavigate } from 'react-router';
import { Combobox } from '../../../shared/ui/combobox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { type RetentionQuery, retentionAddress, withChange } from '../retention-query.ts';
import styles from './filters.module.css';

export interface MoreOptions {
  levels: RetentionRank['levels'];
  brands: UsedCarFilterOptions['brands'];
}

const ANY = 'any';

/** The long lists: classes of cars, and makers. */
export function MoreChoices({ query, options }: { query: RetentionQuery; options: MoreOptions }) {
  const navigate = useNavigate();
  const choose = (change: Partial<RetentionQuery>) =>
    navigate(retentionAddress(withChange(query, change)), { preventScrollReset: true });
  const brands = options.brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName }));
  return (
    <fieldset className={styles.line} aria-label="更多条件">
      <div className={styles.lists}>
        <Select
          aria-label="级别"
          value={query.level ?? ANY}
          options={[{ value: ANY, label: '全部级别' }, ...withChosen(options.levels, query.level)]}
          onValueChange={(level) => choose({ level: level === ANY ? undefined : level })}
        />
        {query.rankType === 'series' && (
          <Combobox
            aria-label="品牌"
            placeholder="全部品牌"
            emptyText="没有这个品牌"
            options={brands}
            value={brands.find(({ value }) => value === query.brandId) ?? null}
            onValueChange={(brand) => choose({ brandId: brand?.value })}
          />
        )}
      </div>
    </fieldset>
  );
}

/** A level from the address stays in sight even where no list of levels has come. */
function withChosen(levels: RetentionRank['levels'], chosen: string | undefined) {
  const isListed = chosen === undefined || levels.some(({ value }) => value === chosen);
  return isListed ? levels : [...levels, { value: chosen, label: chosen }];
}
