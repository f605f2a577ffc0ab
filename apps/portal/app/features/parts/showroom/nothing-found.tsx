import { groupedNumber } from '@cheyantong/domain';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { withChange, withoutFilters } from '../../../shared/list/list-address.ts';
import { useFiltersToDrop } from '../../../shared/list/use-filters-to-drop.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { partsQuery } from '../part-queries.ts';
import { easiestToDrop } from './active-filters.ts';
import { showroomAddress, showroomPage } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';
import { wantedPart } from './wanted-part.ts';

/** Nothing fits: one condition to give up, and what that would bring; or let a supplier look for it. */
export function NothingFound({ showroom }: { showroom: ShowroomState }) {
  const { query, active, names, myCar } = showroom;
  // The first that helps, not the one that brings most: that would be the car, and then nothing fits it.
  const [dropped] = useFiltersToDrop(easiestToDrop(active), ({ without }) =>
    partsQuery(showroomPage(withChange(query, without), 1)),
  );
  const wanted = wantedPart(query, names, myCar);
  if (active.length === 0) {
    return <EmptyState title="暂无在售的再用件">货源每天更新，请稍后再来看看。</EmptyState>;
  }
  return (
    <EmptyState
      title="没有符合条件的再用件"
      action={
        <>
          {dropped && (
            <ButtonLink to={showroomAddress(withChange(query, dropped.filter.without))}>
              去掉“{dropped.filter.words.replaceAll(/[“”]/g, '')}”，看 {groupedNumber(dropped.total)} 件
            </ButtonLink>
          )}
          {wanted.part && (
            <Button
              tone={dropped ? 'secondary' : 'primary'}
              onClick={() => openDialog({ kind: 'mobile', mode: 'part', part: wanted.part })}
            >
              登记求购
            </Button>
          )}
          <ButtonLink
            tone={dropped || wanted.part ? 'quiet' : 'secondary'}
            to={showroomAddress(withoutFilters(query))}
          >
            清除全部条件
          </ButtonLink>
        </>
      }
    >
      {wanted.part
        ? `可以放宽条件，或登记求购“${wanted.part.modelName} ${wanted.part.typeName}”，由供应商为您寻找。`
        : `可以放宽条件；选定${wanted.missing}后，也可以登记求购，由供应商为您寻找。`}
    </EmptyState>
  );
}
