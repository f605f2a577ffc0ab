import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import type { Layer, Triggered } from './on-demand.tsx';
import styles from './popover.module.css';
import popupStyles from './popup.module.css';
import { useBackCloses } from './use-back-closes.ts';

export interface PopoverProps extends Triggered {
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Names the popover when it has no title. */
  label?: string | undefined;
  title?: ReactNode;
  className?: string | undefined;
  /** A choice made inside closes it with `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Long enough not to open for a pointer passing by. */
const hoverDelay = 120;

export default function PopoverLayer({
  trigger,
  openOnHover,
  side = 'bottom',
  align = 'center',
  label,
  title,
  className,
  defaultOpen,
  children,
}: Layer<PopoverProps>) {
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <BasePopover.Root open={open} onOpenChange={setOpen}>
      <BasePopover.Trigger
        render={trigger}
        openOnHover={openOnHover}
        delay={hoverDelay}
        closeDelay={hoverDelay}
      />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupStyles.positioner}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
        >
          <BasePopover.Popup
            className={classNames(popupStyles.surface, styles.popover, className)}
            aria-label={label}
          >
            {title && <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>}
            {typeof children === 'function' ? children(close) : children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
