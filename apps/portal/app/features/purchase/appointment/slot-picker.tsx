import type { Outlet } from '@cheyantong/contract';
import { Field } from '../../../shared/ui/field.tsx';
import { changeVisit } from '../order-draft.ts';
import styles from './slot-picker.module.css';
import { dayWords, shortDate, weekdayOf } from './slot-words.ts';

const PERIODS = ['上午', '下午'] as const;
type Period = (typeof PERIODS)[number];

interface SlotPickerProps {
  outlet: Outlet;
  date: string | null;
  period: Period | null;
  /** Free on the chosen day. */
  periods: readonly Period[];
  error: string | undefined;
}

/** A day that still has room, and one of its halves. */
export function SlotPicker({ outlet, date, period, periods, error }: SlotPickerProps) {
  return (
    <Field label="检测时间" group required error={error} aside="可约未来两周">
      <fieldset className={styles.days} aria-label="检测日期">
        {outlet.availableSlots.map((slot) => (
          <button
            key={slot.date}
            type="button"
            className={styles.day}
            aria-pressed={slot.date === date}
            aria-label={dayWords(slot.date)}
            onClick={() => changeVisit({ date: slot.date, period: onlyOne(slot.periods) })}
          >
            <span className={styles.weekday}>{weekdayOf(slot.date)}</span>
            {shortDate(slot.date)}
          </button>
        ))}
      </fieldset>
      {date && (
        <fieldset className={styles.periods} aria-label="检测时段">
          {PERIODS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.day}
              aria-pressed={each === period}
              disabled={!periods.includes(each)}
              onClick={() => changeVisit({ period: each })}
            >
              {each}
              {!periods.includes(each) && <span className={styles.weekday}>约满</span>}
            </button>
          ))}
        </fieldset>
      )}
    </Field>
  );
}

/** Where there is no choice, it is made. */
const onlyOne = (periods: readonly Period[]): Period | null =>
  periods.length === 1 ? (periods[0] ?? null) : null;
