import { Select as BaseSelect } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import type { Layer, Triggered } from './on-demand.tsx';
import popupStyles from './popup.module.css';
import styles from './select.module.css';
import { useBackCloses } from './use-back-closes.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectLayerProps extends Triggered {
  options: ReadonlyArray<SelectOption<string>>;
  value: string | null;
  onChoose: (value: string) => void;
}

export default function SelectLayer({
  options,
  value,
  onChoose,
  trigger,
  defaultOpen,
}: Layer<SelectLayerProps>) {
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => setOpen(false));
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChoose(next)}
      modal={false}
      open={open}
      onOpenChange={setOpen}
    >
      <BaseSelect.Trigger render={trigger} />
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
              {options.map(({ value: each, label, disabled }) => (
                <BaseSelect.Item key={each} value={each} disabled={disabled} className={popupStyles.item}>
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
