import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface FilterSheetProps {
  title: string;
  /** On the button that opens the sheet. */
  name?: string | undefined;
  activeCount: number;
  /** The list without any filter. */
  clearHref: string;
  /** What the list behind the sheet holds now: 查看 28 辆. */
  seeWords: string;
  children: ReactNode;
}

/** On phones the filters wait in a sheet; the list behind it follows every choice, and the button counts along. */
export function FilterSheet({
  title,
  name = '筛选',
  activeCount,
  clearHref,
  seeWords,
  children,
}: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        block
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {activeCount > 0 ? `${name}（${activeCount}）` : name}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <ButtonLink tone="secondary" to={clearHref} preventScrollReset>
              清除条件
            </ButtonLink>
            <Button onClick={() => setOpen(false)}>{seeWords}</Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
