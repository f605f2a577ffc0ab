import type { ReadCode } from '@cheyantong/domain';
import { Check, X } from 'lucide-react';
import { codeParts } from './code-parts.ts';
import styles from './code-parts-row.module.css';

/** The code as the label's maker thinks of it, so that a slip is seen where it was made. */
export function CodePartsRow({ read }: { read: ReadCode }) {
  const parts = codeParts(read);
  if (parts.length === 0) return null;
  return (
    <dl className={styles.parts} aria-label="编号的组成">
      {parts.map(({ text, name, right }) => (
        <div key={name} className={styles.part} data-right={right}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>
            {text}
            {right === true && <Check aria-hidden="true" />}
            {right === false && <X aria-hidden="true" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
