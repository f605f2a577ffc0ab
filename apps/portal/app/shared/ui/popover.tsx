import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';
import popupStyles from './popup.module.css';
import { useBackCloses } from './use-back-closes.ts';

interface PopoverProps {
  /** The element that opens it, a button unless `nativeButton` says otherwise. */
  trigger: ReactElement;
  nativeButton?: boolean | undefined;
  /** Opens while the pointer rests on the trigger, too; presses and the keyboard always work. */
  openOnHover?: boolean | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Names the popover when it has no title. */
  label?: string | undefined;
  title?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Long enough not to open for a pointer passing by. */
const hoverDelay = 120;

export function Popover({
  trigger,
  nativeButton = true,
  openOnHover,
  side = 'bottom',
  align = 'center',
  open: openFromOutside,
  onOpenChange,
  label,
  title,
  className,
  children,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = openFromOutside ?? ownOpen;

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  useBackCloses(open, () => change(false));
  return (
    <BasePopover.Root open={open} onOpenChange={change}>
      <BasePopover.Trigger
        render={trigger}
        nativeButton={nativeButton}
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
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
