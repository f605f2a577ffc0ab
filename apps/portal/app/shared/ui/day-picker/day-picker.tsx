import { CalendarDays } from 'lucide-react';
import { classNames } from '../class-names.ts';
import inputStyles from '../input.module.css';
import monthStyles from '../month-picker.module.css';
import { Popover } from '../popover.tsx';
import { DayPanel } from './day-panel.tsx';

interface DayPickerProps {
  label: string;
  placeholder: string;
  /** yyyy-MM-dd, if one is chosen. */
  value: string | undefined;
  /** Nothing, when it is to hold no longer. */
  onChange: (day: string | undefined) => void;
  /** The first and the last day that can be chosen. */
  from?: string | undefined;
  to?: string | undefined;
  className?: string | undefined;
}

/** One day of the calendar, written as everywhere else in the portal, whatever language the browser speaks. */
export function DayPicker({ label, placeholder, value, onChange, from, to, className }: DayPickerProps) {
  return (
    <Popover
      align="start"
      label={label}
      trigger={
        <button
          type="button"
          className={classNames(inputStyles.frame, monthStyles.trigger, className)}
          aria-label={`${label}：${value ?? placeholder}`}
        >
          <span className={classNames(monthStyles.value, !value && monthStyles.placeholder)}>
            {value ?? placeholder}
          </span>
          <CalendarDays className={monthStyles.icon} aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <DayPanel
          value={value}
          from={from}
          to={to}
          onChoose={(day) => {
            close();
            onChange(day);
          }}
        />
      )}
    </Popover>
  );
}
