import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../../../shared/list/filter-row.tsx';
import { withChange } from '../../../shared/list/list-address.ts';
import { BrandPanel } from '../../vehicles/index.ts';
import { SHOWROOM, type ShowroomQuery, showroomAddress } from '../showroom/showroom-query.ts';
import styles from './filters.module.css';

const HOT_SHOWN = 14;

/** The brands most people look for; all others behind 更多品牌. */
export function BrandRow({
  query,
  brands,
}: {
  query: ShowroomQuery;
  brands: UsedCarFilterOptions['brands'];
}) {
  const [open, setOpen] = useState(false);
  const changeTo = (brandId: string | undefined) => ({ brandId, seriesId: undefined });
  const shown = shownBrands(brands, query.brandId);
  return (
    <>
      <ChoiceRow
        list={SHOWROOM}
        query={query}
        label="品牌"
        choices={[
          { label: '不限', change: changeTo(undefined), chosen: query.brandId === undefined },
          ...shown.map(({ brandId, brandName }) => ({
            label: brandName,
            change: changeTo(brandId),
            chosen: brandId === query.brandId,
          })),
        ]}
      >
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          更多品牌
          <ChevronDown aria-hidden="true" />
        </button>
      </ChoiceRow>
      {open && (
        <BrandPanel
          brands={brands}
          chosenId={query.brandId}
          hrefFor={({ brandId }) => showroomAddress(withChange(query, changeTo(brandId)))}
          onChosen={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Hot ones first; a chosen brand is always in sight. */
function shownBrands(brands: UsedCarFilterOptions['brands'], chosenId: string | undefined) {
  const hot = brands.toSorted((a, b) => b.hot - a.hot).slice(0, HOT_SHOWN);
  const chosen = brands.find(({ brandId }) => brandId === chosenId);
  return chosen && !hot.includes(chosen) ? [...hot.slice(0, -1), chosen] : hot;
}
