import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../../../shared/list/filter-row.tsx';
import { seriesQuery } from '../../vehicles/index.ts';
import { SHOWROOM, type ShowroomQuery } from '../showroom/showroom-query.ts';
import styles from './filters.module.css';

const SHOWN_AT_FIRST = 12;

/** Once a brand is chosen: its series. */
export function SeriesRow({ query }: { query: ShowroomQuery }) {
  const [all, setAll] = useState(false);
  const { data: series = [] } = useQuery(seriesQuery(query.brandId));
  if (series.length === 0) return null;
  const shown = all
    ? series
    : series.filter(({ seriesId }, index) => index < SHOWN_AT_FIRST || seriesId === query.seriesId);
  return (
    <ChoiceRow
      list={SHOWROOM}
      query={query}
      label="车系"
      choices={[
        { label: '不限', change: { seriesId: undefined }, chosen: query.seriesId === undefined },
        ...shown.map(({ seriesId, seriesName }) => ({
          label: seriesName,
          change: { seriesId },
          chosen: seriesId === query.seriesId,
        })),
      ]}
    >
      {series.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll((before) => !before)}
        >
          {all ? '收起' : `全部 ${series.length} 个`}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    </ChoiceRow>
  );
}
