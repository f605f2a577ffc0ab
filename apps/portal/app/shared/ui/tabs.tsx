import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
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
  // Panels are named by their tabs in the server's HTML too, where none of them has found the other yet.
  const ownId = useId();
  const tabId = (index: number): string => `${ownId}-${index}`;
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <BaseTabs.List className={classNames(styles.list, styles[size])} aria-label={label} activateOnFocus>
        {items.map((item, index) => (
          <BaseTabs.Tab
            key={item.value}
            id={tabId(index)}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab}
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(
        (item, index) =>
          item.content !== undefined && (
            <BaseTabs.Panel
              key={item.value}
              value={item.value}
              aria-labelledby={tabId(index)}
              className={styles.panel}
            >
              {item.content}
            </BaseTabs.Panel>
          ),
      )}
    </BaseTabs.Root>
  );
}
