import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import styles from './brand-panel.module.css';
import { BrandTile } from './brand-tile.tsx';
import { type BrandChoice, brandsByInitial, brandsMatching } from './brands-by-initial.ts';

interface BrandPanelProps {
  brands: readonly BrandChoice[];
  chosenId: string | undefined;
  /** Where a brand leads: the choice is a link. */
  hrefFor: (brand: BrandChoice) => string;
  onChosen: () => void;
}

/** All brands by letter, with a box to narrow them. */
export function BrandPanel({ brands, chosenId, hrefFor, onChosen }: BrandPanelProps) {
  const [typed, setTyped] = useState('');
  const groups = brandsByInitial(brandsMatching(brands, typed));
  return (
    <div className={styles.panel}>
      <TextInput
        keyboard="search"
        size="small"
        className={styles.search}
        aria-label="查找品牌"
        placeholder="输入品牌名或首字母"
        prefix={<Search aria-hidden="true" />}
        clearable
        value={typed}
        onValueChange={setTyped}
      />
      {groups.length === 0 && <p className={styles.none}>没有名称包含“{typed.trim()}”的品牌</p>}
      {/* Columns and a limited height do not go together in one box: the rest would run out sideways. */}
      <div className={styles.scroll}>
        <dl className={styles.groups}>
          {groups.map(({ initial, brands: members }) => (
            <div key={initial} className={styles.group}>
              <dt className={styles.initial}>{initial}</dt>
              {members.map((brand) => (
                <dd key={brand.brandId}>
                  <Link
                    to={hrefFor(brand)}
                    preventScrollReset
                    className={styles.brand}
                    aria-current={brand.brandId === chosenId ? 'true' : undefined}
                    onClick={onChosen}
                  >
                    <BrandTile name={brand.brandName} />
                    {brand.brandName}
                  </Link>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
