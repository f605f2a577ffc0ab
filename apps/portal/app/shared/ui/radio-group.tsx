import { Field } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './radio-group.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  options: ReadonlyArray<RadioOption<Value>>;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Round marks in a column or row, or framed tiles of equal width. */
  look?: 'column' | 'row' | 'tiles' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

/** One of a few. Stands in a `Field` with `group`, whose label names it. */
export function RadioGroup<Value extends string>({
  options,
  onValueChange,
  look = 'column',
  'aria-label': ariaLabel,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <BaseRadioGroup<Value>
      {...rest}
      aria-label={ariaLabel}
      onValueChange={(value) => onValueChange?.(value)}
      className={classNames(styles.group, styles[look])}
    >
      {options.map(({ value, label, description, disabled }, place) => (
        <Option key={value} inField={!ariaLabel} className={look === 'tiles' ? styles.tile : styles.option}>
          <Radio.Root
            value={value}
            disabled={disabled}
            // Said in the HTML: the label around it names it only once the page has come alive.
            aria-labelledby={`${id}${place}`}
            className={look === 'tiles' ? styles.coveringRadio : styles.radio}
          >
            <Radio.Indicator className={styles.tick}>
              {look === 'tiles' && <Check aria-hidden="true" />}
            </Radio.Indicator>
          </Radio.Root>
          <span id={`${id}${place}`} className={styles.text}>
            <span className={styles.label}>{label}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
        </Option>
      ))}
    </BaseRadioGroup>
  );
}

interface OptionProps {
  inField: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** In a field it is an item of its own: otherwise every radio would carry the field's one id, and its label. */
function Option({ inField, ...label }: OptionProps) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the radio among its children is the control
  return inField ? <Field.Item {...label} render={<label />} /> : <label {...label} />;
}
