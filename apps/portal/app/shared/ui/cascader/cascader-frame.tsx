import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import inputStyles from '../input.module.css';
import { openedOnDemand } from '../on-demand.tsx';
import styles from './cascader.module.css';
import type { CascaderLayerProps } from './cascader-layer.tsx';
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

const OnDemand = openedOnDemand<CascaderLayerProps>(() => import('./cascader-layer.tsx'), {
  'aria-haspopup': 'dialog',
  'aria-expanded': false,
});

/** The button that says what is chosen, and what floats under it. */
export function CascaderFrame({
  label,
  value,
  placeholder = '请选择',
  trigger,
  disabled,
  invalid,
  ...panel
}: CascaderFrameProps & Pick<CascaderLayerProps, 'initialFocus' | 'onReach' | 'children'>) {
  const chosen = value.map((node) => node.name).join(' / ');
  return (
    <OnDemand
      {...panel}
      label={label}
      trigger={
        trigger ?? (
          <button
            type="button"
            className={classNames(inputStyles.frame, styles.trigger)}
            aria-label={`${label}：${chosen || placeholder}`}
            data-invalid={invalid || undefined}
            disabled={disabled}
          >
            <span className={classNames(styles.value, !chosen && styles.placeholderText)}>
              {chosen || placeholder}
            </span>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
