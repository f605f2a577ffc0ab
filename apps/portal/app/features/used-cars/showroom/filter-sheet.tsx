import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActiveChips } from './active-chips.tsx';
import { FilterChoices } from './filter-area.tsx';
import { showroomAddress, withoutFilters } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** On phones the filters wait in a sheet; the list behind it follows every choice, and the button counts along. */
export function FilterSheet({ showroom }: { showroom: ShowroomState }) {
  const [open, setOpen] = useState(false);
  const { active, query, cars } = showroom;
  return (
    <>
      <Button
        tone="secondary"
        block
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {active.length > 0 ? `筛选（${active.length}）` : '筛选'}
      </Button>
      <ActiveChips showroom={showroom} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="筛选车辆"
        footer={
          <>
            <ButtonLink tone="secondary" to={showroomAddress(withoutFilters(query))} preventScrollReset>
              清除条件
            </ButtonLink>
            <Button onClick={() => setOpen(false)}>
              {cars.data ? `查看 ${cars.data.total.toLocaleString('zh-CN')} 辆` : '查看车辆'}
            </Button>
          </>
        }
      >
        <FilterChoices showroom={showroom} />
      </Dialog>
    </>
  );
}
