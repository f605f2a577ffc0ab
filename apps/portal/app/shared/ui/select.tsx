import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import inputStyles from './input.module.css';
import popupStyles from './popup.module.css';
import styles from './select.module.css';
import { useBackCloses } from './use-back-closes.ts';

interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

interface SelectProps<Value extends string> {
  options: ReadonlyArray<SelectOption<Value>>;
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  placeholder?: string | undefined;
  size?: 'medium' | 'small' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

export function Select<Value extends string>({
  options,
  onValueChange,
  placeholder = '请选择',
  size,
  className,
  'aria-label': ariaLabel,
  ...rest
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <BaseSelect.Root<Value>
      {...rest}
      items={options}
      modal={false}
      open={open}
      onOpenChange={setOpen}
      onValueChange={(value) => value !== null && onValueChange?.(value)}
    >
      <BaseSelect.Trigger
        aria-label={ariaLabel}
        className={classNames(
          inputStyles.frame,
          size === 'small' && inputStyles.small,
          styles.trigger,
          className,
        )}
      >
        <BaseSelect.Value className={styles.value} placeholder={placeholder} />
        <BaseSelect.Icon className={styles.chevron}>
          <ChevronDown aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          className={popupStyles.positioner}
          alignItemWithTrigger={false}
          align="start"
          sideOffset={6}
          collisionPadding={16}
        >
          <BaseSelect.Popup className={classNames(popupStyles.surface, styles.popup)}>
            <BaseSelect.List className={popupStyles.list}>
              {options.map(({ value, label, disabled }) => (
                <BaseSelect.Item key={value} value={value} disabled={disabled} className={popupStyles.item}>
                  <BaseSelect.ItemText className={popupStyles.itemText}>{label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator className={styles.chosen}>
                    <Check aria-hidden="true" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
