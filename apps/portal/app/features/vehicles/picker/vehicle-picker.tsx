import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { CascaderFrame } from '../../../shared/ui/cascader/cascader-frame.tsx';
import type { VehicleNode } from '../vehicle-node.ts';
import styles from './vehicle-picker.module.css';

/** Fetched when somebody is about to choose a car. */
const loadPanel = () => import('./picker-panel.tsx');
const PickerPanel = lazy(loadPanel);

interface VehiclePickerProps {
  value: readonly VehicleNode[];
  onChange: (path: readonly VehicleNode[]) => void;
  invalid?: boolean | undefined;
  /** Replaces the input-like button. */
  trigger?: ReactElement | undefined;
}

/** Wherever a model is chosen: by search, among the last ones, or by brand, series and model. */
export function VehiclePicker({ value, onChange, invalid, trigger }: VehiclePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <CascaderFrame
      label="车型"
      placeholder="请选择品牌、车系、车型"
      value={value}
      invalid={invalid}
      trigger={trigger}
      initialFocus={panel}
      onReach={loadPanel}
    >
      {(close) => (
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          <Suspense>
            <PickerPanel
              value={value}
              onChange={(path) => {
                onChange(path);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </CascaderFrame>
  );
}
