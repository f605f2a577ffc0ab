import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import popupStyles from './popup.module.css';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** A few words; what must not be missed belongs on the page. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The focusable element it explains. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);

  /** A finger cannot rest on it: a press on a button shows the words. A link leads on instead. */
  function showOnPress(event: MouseEvent) {
    if (event.currentTarget instanceof HTMLButtonElement) setOpen(true);
  }

  return (
    <BaseTooltip.Root open={open} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        delay={300}
        closeOnClick={false}
        render={children}
        aria-describedby={id}
        onClick={showOnPress}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={popupStyles.positioner}
          side={side}
          sideOffset={8}
          collisionPadding={16}
        >
          <BaseTooltip.Popup id={id} role="tooltip" className={styles.tooltip}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
