import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<typeof BaseCheckbox.Root>, 'className' | 'render'> {
  /** The sentence beside the box. Without one, give an `aria-label`. */
  children?: ReactNode;
  className?: string | undefined;
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box below is the control
    <label className={classNames(styles.row, className)}>
      <BaseCheckbox.Root {...rest} className={styles.box}>
        <BaseCheckbox.Indicator className={styles.mark}>
          {rest.indeterminate ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {children && <span>{children}</span>}
    </label>
  );
}
