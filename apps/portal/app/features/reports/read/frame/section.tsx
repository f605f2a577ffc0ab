import type { ReportSection } from '../report-view.ts';
import styles from './section.module.css';

/** A numbered part of the document. */
export function Section({ id, number, title, remark, content }: ReportSection & { number: number }) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
        {remark && <p className={styles.remark}>{remark}</p>}
      </header>
      {content}
    </section>
  );
}
