import { withChange } from '../../../shared/list/list-address.ts';
import { ListResults } from '../../../shared/list/list-results.tsx';
import { PartGrid, PartGridSkeleton } from '../part-card/part-grid.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PAGE_SIZE, showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** As many pictures as the first window shows. */
const EAGER = 4;

export function Results({ showroom }: { showroom: ShowroomState }) {
  const { query, parts } = showroom;
  return (
    <ListResults
      things="再用件"
      answer={parts}
      page={query.pageNum}
      pageSize={PAGE_SIZE}
      hrefFor={(pageNum) => showroomAddress(withChange(query, { pageNum }))}
      waiting={<PartGridSkeleton count={PAGE_SIZE} />}
      nothing={<NothingFound showroom={showroom} />}
      legend={<GradeLegend />}
    >
      {(list) => <PartGrid parts={list} stale={parts.isPlaceholderData} eager={EAGER} level={2} />}
    </ListResults>
  );
}
