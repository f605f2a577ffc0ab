import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import inputStyles from '../input.module.css';
import popupStyles from '../popup.module.css';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './cascader.module.css';
import { CascaderPanel } from './cascader-panel.tsx';
import type { CascaderNode } from './cascader-state.ts';
import type { CascaderSource } from './use-cascader.ts';

interface CascaderProps<Node extends CascaderNode> extends CascaderSource<Node> {
  /** Names the control and its panel. */
  label: string;
  /** The chosen path, from the first level to the leaf; empty when nothing is chosen. */
  value: readonly Node[];
  onChange: (path: Node[]) => void;
  placeholder?: string | undefined;
  /** Replaces the input-like button. */
  trigger?: ReactElement | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
}

/** Picks a path through a tree whose levels are loaded as they are opened. */
export function Cascader<Node extends CascaderNode>({
  label,
  value,
  onChange,
  loadChildren,
  isLeaf,
  placeholder = '请选择',
  trigger,
  disabled,
  invalid,
}: CascaderProps<Node>) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const panel = useRef<HTMLFieldSetElement>(null);
  const chosen = value.map((node) => node.name).join(' / ');

  function choose(path: Node[]) {
    onChange(path);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        disabled={disabled}
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
            initialFocus={panel}
          >
            <CascaderPanel
              panelRef={panel}
              label={label}
              value={value}
              onChange={choose}
              loadChildren={loadChildren}
              isLeaf={isLeaf}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
