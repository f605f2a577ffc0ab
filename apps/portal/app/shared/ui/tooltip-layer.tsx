import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { Layer, Triggered } from './on-demand.tsx';
import popupStyles from './popup.module.css';
import styles from './tooltip.module.css';

export interface TooltipProps extends Triggered {
  /** A few words; what must not be missed belongs on the page. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

export default function TooltipLayer({ text, side = 'top', trigger, defaultOpen }: Layer<TooltipProps>) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);

  function showOnPress(event: MouseEvent) {
    if (event.currentTarget instanceof HTMLButtonElement) setOpen(true);
  }

  return (
    <BaseTooltip.Root open={open} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        delay={300}
        closeOnClick={false}
        render={trigger}
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
