import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { neighbourAfterKey } from './neighbour-after-key.ts';
import styles from './tabs.module.css';

interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
  /** What the tab shows. Left out when the page shows it elsewhere. */
  content?: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  items: ReadonlyArray<TabItem<Value>>;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  size?: 'large' | 'medium' | undefined;
}

/** Views of one place. For tabs that are pages of their own use `LinkTabs`. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  size = 'medium',
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(defaultValue);
  const shown = value ?? picked;

  function show(next: Value): void {
    setPicked(next);
    if (next !== shown) onValueChange?.(next);
  }

  /** Arrow keys go round, past what is disabled, and show what they come to. */
  function pressKey(event: KeyboardEvent): void {
    const enabled = items.filter(({ disabled }) => !disabled);
    const next = neighbourAfterKey(enabled, ({ value: each }) => each === shown, event.key);
    if (!next) return;
    event.preventDefault();
    show(next.value);
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.item(items.indexOf(next)).focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={pressKey}
        className={classNames(styles.list, styles[size])}
      >
        {items.map((item, place) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            aria-selected={item.value === shown}
            aria-controls={
              item.value === shown && item.content !== undefined ? `${id}panel${place}` : undefined
            }
            data-active={item.value === shown || undefined}
            data-disabled={item.disabled || undefined}
            disabled={item.disabled}
            tabIndex={item.value === shown ? 0 : -1}
            onClick={() => show(item.value)}
            className={styles.tab}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map(
        (item, place) =>
          item.value === shown &&
          item.content !== undefined && (
            <div
              key={item.value}
              role="tabpanel"
              id={`${id}panel${place}`}
              aria-labelledby={`${id}tab${place}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else for the keyboard to come to
              tabIndex={0}
              className={styles.panel}
            >
              {item.content}
            </div>
          ),
      )}
    </div>
  );
}
