import { groupedNumber } from '@cheyantong/domain';
import { withChange, withoutFilters } from '../../../shared/list/list-address.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** More would be a second band of filters. */
const MOST_OFFERED = 3;

/** No car fits: say which one condition to give up, and what that would bring. */
export function NothingFound({ showroom: { query, active, cars } }: { showroom: ShowroomState }) {
  const helpful = (cars.data?.withoutOne ?? []).flatMap(({ filter: id, total }) => {
    const filter = active.find((one) => one.id === id);
    return filter ? [{ filter, total }] : [];
  });
  if (active.length === 0)
    return <EmptyState title="暂无在售车辆">车源每天更新，请稍后再来看看。</EmptyState>;
  return (
    <EmptyState
      title="没有符合条件的车辆"
      action={
        <>
          {helpful.slice(0, MOST_OFFERED).map(({ filter, total }, at) => (
            <ButtonLink
              key={filter.id}
              tone={at === 0 ? 'primary' : 'secondary'}
              to={showroomAddress(withChange(query, filter.without))}
            >
              去掉{filter.words.replaceAll(/[“”]/g, '')}，有 {groupedNumber(total)} 辆
            </ButtonLink>
          ))}
          <ButtonLink
            tone={helpful.length > 0 ? 'quiet' : 'primary'}
            to={showroomAddress(withoutFilters(query))}
          >
            清除全部条件
          </ButtonLink>
        </>
      }
    >
      {helpful.length > 0 ? '放宽一个条件就有合适的车。' : '可以换一个条件，或看看全部在售车辆。'}
    </EmptyState>
  );
}
