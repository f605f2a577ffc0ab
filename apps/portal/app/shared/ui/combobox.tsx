import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import inputStyles from './input.module.css';
import popupStyles from './popup.module.css';
import styles from './select.module.css';

interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps<Option extends ComboboxOption> {
  options: readonly Option[];
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

/** Until it has met its input, the trigger takes itself for the field and would carry the input's own id in the server's HTML. */
const withoutId = (props: ComponentProps<'button'>) => <button {...props} id={undefined} />;

/** A select for long lists: typing narrows them. */
export function Combobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  placeholder = '输入或选择',
  emptyText = '没有匹配的选项',
  disabled,
  'aria-label': ariaLabel,
}: ComboboxProps<Option>) {
  return (
    <BaseCombobox.Root
      items={options}
      value={value}
      onValueChange={onValueChange}
      isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      disabled={disabled}
      locale="zh-CN"
    >
      <BaseCombobox.InputGroup className={inputStyles.frame}>
        <BaseCombobox.Input
          className={inputStyles.control}
          placeholder={placeholder}
          aria-label={ariaLabel}
        />
        <BaseCombobox.Trigger className={styles.toggle} aria-label="展开选项" render={withoutId}>
          <ChevronDown aria-hidden="true" />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner
          className={popupStyles.positioner}
          align="start"
          sideOffset={6}
          collisionPadding={16}
        >
          <BaseCombobox.Popup className={classNames(popupStyles.surface, styles.popup)}>
            <BaseCombobox.Empty>
              <div className={styles.empty}>{emptyText}</div>
            </BaseCombobox.Empty>
            <BaseCombobox.List className={popupStyles.list}>
              {(option: Option) => (
                <BaseCombobox.Item key={option.value} value={option} className={popupStyles.item}>
                  <span className={popupStyles.itemText}>{option.label}</span>
                  <BaseCombobox.ItemIndicator className={styles.chosen}>
                    <Check aria-hidden="true" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
