import { Field } from '@base-ui/react/field';
import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import { classNames } from '../class-names.ts';
import inputStyles from '../input.module.css';
import popupStyles from '../popup.module.css';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './cascader.module.css';
import type { CascaderNode } from './cascader-state.ts';

export interface CascaderFrameProps {
  /** Names the control and its panel. */
  label: string;
  /** The chosen path, from the first level to the leaf; empty when nothing is chosen. */
  value: readonly CascaderNode[];
  placeholder?: string | undefined;
  /** Replaces the input-like button. */
  trigger?: ReactElement | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
}

interface PanelProps {
  /** Has the focus when the panel opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Somebody is about to open it. */
  onReach?: (() => void) | undefined;
  /** What is opened; closes itself with `close`. */
  children: (close: () => void) => ReactNode;
}

/** The button that says what is chosen, and what floats under it. */
export function CascaderFrame({
  label,
  value,
  placeholder = '请选择',
  trigger,
  disabled,
  invalid,
  initialFocus,
  onReach,
  children,
}: CascaderFrameProps & PanelProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  const chosen = value.map((node) => node.name).join(' / ');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        disabled={disabled}
        onPointerEnter={onReach}
        onFocus={onReach}
        render={
          trigger ?? (
            <button
              type="button"
              className={classNames(inputStyles.frame, styles.trigger)}
              aria-label={`${label}：${chosen || placeholder}`}
              data-invalid={invalid || undefined}
            >
              <span className={classNames(styles.value, !chosen && styles.placeholderText)}>
                {chosen || placeholder}
              </span>
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </button>
          )
        }
      />
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
            <Field.Root>{children(close)}</Field.Root>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
