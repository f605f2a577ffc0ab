import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { classNames } from './class-names.ts';
import inputStyles from './input.module.css';
import popupStyles from './popup.module.css';
import styles from './select.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxLayerProps {
  options: readonly ComboboxOption[];
  value: ComboboxOption | null;
  onChoose: (value: string | null) => void;
  emptyText: string;
  disabled: boolean | undefined;
  /** What the input says of itself. */
  input: ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> };
  defaultOpen: boolean;
}

/** Until it has met its input, the trigger takes itself for the field and would carry the input's own id in the server's HTML. */
const withoutId = (props: ComponentProps<'button'>) => <button {...props} id={undefined} />;

export default function ComboboxLayer({
  options,
  value,
  onChoose,
  emptyText,
  disabled,
  input,
  defaultOpen,
}: ComboboxLayerProps) {
  return (
    <BaseCombobox.Root
      items={options}
      value={value}
      onValueChange={(option) => onChoose(option?.value ?? null)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={disabled}
      defaultOpen={defaultOpen}
      locale="zh-CN"
    >
      <BaseCombobox.InputGroup className={inputStyles.frame}>
        <BaseCombobox.Input {...input} />
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
              {(option: ComboboxOption) => (
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
