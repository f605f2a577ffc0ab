import { beijingYear, monthText, yearOf } from '@cheyantong/domain';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import inputStyles from './input.module.css';
import styles from './month-picker.module.css';
import { isWithinYears, monthWords, type YearRange } from './months.ts';
import { Popover } from './popover.tsx';

interface MonthPickerProps {
  label: string;
  /** yyyy-MM, or null. */
  value: string | null;
  onChange: (month: string) => void;
  years: YearRange;
  invalid?: boolean | undefined;
}

/** A year and one of its twelve months; the future cannot be chosen. */
export function MonthPicker({ label, value, onChange, years, invalid }: MonthPickerProps) {
  return (
    <Popover
      align="start"
      label={label}
      trigger={
        <button
          type="button"
          className={classNames(inputStyles.frame, styles.trigger)}
          aria-label={`${label}：${value ? monthWords(value) : '请选择'}`}
          data-invalid={invalid || undefined}
        >
          <span className={classNames(styles.value, !value && styles.placeholder)}>
            {value ? monthWords(value) : '请选择'}
          </span>
          <CalendarDays className={styles.icon} aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <MonthPanel
          value={value}
          years={years}
          onChoose={(month) => {
            onChange(month);
            close();
          }}
        />
      )}
    </Popover>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface MonthPanelProps {
  value: string | null;
  years: YearRange;
  onChoose: (month: string) => void;
}

/** Mounted when it is opened, in the browser: a page rendered yesterday knows an older day. */
function MonthPanel({ value, years, onChoose }: MonthPanelProps) {
  const today = new Date();
  const latest = Math.min(years.to, beijingYear(today));
  const [year, setYear] = useState(value ? yearOf(value) : latest);
  return (
    <div className={styles.panel}>
      <div className={styles.year}>
        <IconButton
          size="small"
          label="上一年"
          disabled={year <= years.from}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span aria-live="polite">{year} 年</span>
        <IconButton size="small" label="下一年" disabled={year >= latest} onClick={() => setYear(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.months}>
        {MONTHS.map((number) => {
          const month = monthText(year, number);
          return (
            <button
              key={month}
              type="button"
              className={styles.month}
              aria-pressed={month === value}
              disabled={!isWithinYears(month, years, today)}
              onClick={() => onChoose(month)}
            >
              {number} 月
            </button>
          );
        })}
      </div>
    </div>
  );
}
