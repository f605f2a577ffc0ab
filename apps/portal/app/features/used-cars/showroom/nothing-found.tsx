import { withChange, withoutFilters } from '../../../shared/list/list-address.ts';
import { useFiltersToDrop } from '../../../shared/list/use-filters-to-drop.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { easiestToDrop } from '../filters/active-filters.ts';
import { usedCarsQuery } from '../used-car-queries.ts';
import { showroomAddress, showroomPage } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** No car fits: say which one condition to give up, and what that would bring. */
export function NothingFound({ showroom }: { showroom: ShowroomState }) {
  const { query, active } = showroom;
  const helpful = useFiltersToDrop(easiestToDrop(active), ({ without }) =>
    // A count is the same for everybody, so it is asked for as a visitor's.
    usedCarsQuery(null, showroomPage(withChange(query, without), 1)),
  );
  const dropped = helpful.toSorted((a, b) => b.total - a.total)[0];
  const all = showroomAddress(withoutFilters(query));
  if (active.length === 0)
    return <EmptyState title="暂无在售车辆">车源每天更新，请稍后再来看看。</EmptyState>;
  if (!dropped) {
    return (
      <EmptyState title="没有符合条件的车辆" action={<ButtonLink to={all}>清除全部条件</ButtonLink>}>
        可以换一个条件，或看看全部在售车辆。
      </EmptyState>
    );
  }
  const { filter, total } = dropped;
  return (
    <EmptyState
      title="没有符合条件的车辆"
      action={
        <>
          <ButtonLink to={showroomAddress(withChange(query, filter.without))}>
            去掉“{filter.words.replaceAll(/[“”]/g, '')}”，看 {total.toLocaleString('zh-CN')} 辆
          </ButtonLink>
          <ButtonLink tone="secondary" to={all}>
            清除全部条件
          </ButtonLink>
        </>
      }
    >
      放宽一个条件就有合适的车。
    </EmptyState>
  );
}
