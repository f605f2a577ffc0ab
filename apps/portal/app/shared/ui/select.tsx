import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { useControl } from './field-context.ts';
import inputStyles from './input.module.css';
import { openedOnDemand } from './on-demand.tsx';
import styles from './select.module.css';
import type { SelectLayerProps, SelectOption } from './select-layer.tsx';

interface SelectProps<Value extends string> {
  options: ReadonlyArray<SelectOption<Value>>;
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  placeholder?: string | undefined;
  size?: 'medium' | 'small' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

const OnDemand = openedOnDemand<SelectLayerProps>(() => import('./select-layer.tsx'), {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
});

export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = '请选择',
  size,
  disabled,
  className,
  'aria-label': ariaLabel,
}: SelectProps<Value>) {
  const { disabled: isFieldDisabled, ...said } = useControl();
  const [picked, setPicked] = useState(defaultValue ?? null);
  const chosen = value === undefined ? picked : value;
  const label = options.find((option) => option.value === chosen)?.label;

  function choose(next: string): void {
    const option = options.find((each) => each.value === next);
    if (!option) return;
    setPicked(option.value);
    onValueChange?.(option.value);
  }

  return (
    <OnDemand
      options={options}
      value={chosen}
      onChoose={choose}
      // Whoever comes to it with the keyboard types or presses an arrow next, and the layer minds those.
      openOnFocus
      trigger={
        <button
          type="button"
          {...said}
          {...(ariaLabel && { 'aria-label': ariaLabel })}
          disabled={disabled ?? isFieldDisabled}
          data-placeholder={label === undefined ? '' : undefined}
          className={classNames(
            inputStyles.frame,
            size === 'small' && inputStyles.small,
            styles.trigger,
            className,
          )}
        >
          <span className={styles.value}>{label ?? placeholder}</span>
          <span className={styles.chevron}>
            <ChevronDown aria-hidden="true" />
          </span>
        </button>
      }
    />
  );
}
