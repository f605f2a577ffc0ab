import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field-context.ts';
import type { Layer, Triggered } from '../on-demand.tsx';
import popupStyles from '../popup.module.css';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './cascader.module.css';
import { CascaderPanel } from './cascader-panel.tsx';

export interface CascaderLayerProps extends Triggered {
  label: string;
  /** Has the focus when the panel opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** What is opened; closes itself with `close`. Columns come along with the layer, for who needs them. */
  children: (close: () => void, Columns: typeof CascaderPanel) => ReactNode;
}

export default function CascaderLayer({
  label,
  trigger,
  initialFocus,
  defaultOpen,
  children,
}: Layer<CascaderLayerProps>) {
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          align="start"
          sideOffset={6}
          collisionPadding={16}
        >
          <Popover.Popup
            className={classNames(popupStyles.surface, styles.popup)}
            aria-label={label}
            initialFocus={initialFocus}
          >
            {/* A box inside is none of the field the button stands in: neither its label nor its error. */}
            <FieldContext value={null}>{children(close, CascaderPanel)}</FieldContext>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
