import styles from './date-column.module.css';

/** When something was published, at the head of its row: the day large, the year below. */
export function DateColumn({ time }: { time: string }) {
  const date = time.slice(0, 'yyyy-MM-dd'.length);
  const [year, month, day] = date.split('-');
  return (
    <time dateTime={date} className={styles.date}>
      <span className={styles.day}>
        {month}.{day}
      </span>
      <span className={styles.year}>{year}</span>
    </time>
  );
}
