import { beijingDay, monthAfter, monthOf } from '@cheyantong/domain';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { monthWords } from '../months.ts';
import styles from './day-panel.module.css';
import { dayByKey, WEEKDAYS, weeksOf } from './weeks.ts';

const MONTHS_A_YEAR = 12;

interface DayPanelProps {
  value: string | undefined;
  from: string | undefined;
  to: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** A month to choose a day from. Mounted when it is opened, in the browser: a page rendered yesterday knows an older day. */
export function DayPanel({ value, from, to, onChoose }: DayPanelProps) {
  const today = beijingDay(new Date());
  const [month, setMonth] = useState(monthOf(value ?? to ?? today));
  /** Where the arrow keys have led. */
  const [reached, setReached] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const canChoose = (day: string): boolean => (!from || day >= from) && (!to || day <= to);

  useEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);

  function move(event: KeyboardEvent): void {
    const day = (event.target as HTMLElement).dataset.day;
    const next = day && dayByKey(day, event.key);
    if (!next) return;
    event.preventDefault();
    if (!canChoose(next)) return;
    setMonth(monthOf(next));
    setReached(next);
  }

  const turn = (months: number) => () => setMonth(monthAfter(month, months));

  return (
    <div className={styles.panel}>
      <div className={styles.month}>
        <IconButton size="small" label="上一年" onClick={turn(-MONTHS_A_YEAR)}>
          <ChevronsLeft aria-hidden="true" />
        </IconButton>
        <IconButton size="small" label="上一月" onClick={turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span className={styles.name} aria-live="polite">
          {monthWords(month)}
        </span>
        <IconButton size="small" label="下一月" onClick={turn(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton size="small" label="下一年" onClick={turn(MONTHS_A_YEAR)}>
          <ChevronsRight aria-hidden="true" />
        </IconButton>
      </div>
      <table ref={grid} className={styles.days} onKeyDown={move}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={WEEKDAYS[index]}>
                  {day && (
                    <button
                      type="button"
                      className={styles.day}
                      data-day={day}
                      data-today={day === today || undefined}
                      aria-label={day}
                      aria-pressed={day === value}
                      disabled={!canChoose(day)}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice('yyyy-MM-'.length))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {value && (
        <Button tone="quiet" size="small" onClick={() => onChoose(undefined)}>
          不限日期
        </Button>
      )}
    </div>
  );
}
