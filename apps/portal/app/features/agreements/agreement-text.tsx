import type { Agreement } from '@cheyantong/contract';
import styles from './agreement-text.module.css';

interface AgreementTextProps {
  blocks: Agreement['blocks'];
  /** Of the headings within. */
  level: 2 | 3;
}

/** The words of a document. */
export function AgreementText({ blocks, level }: AgreementTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.text}>
      {blocks.map(({ kind, text }, at) => {
        const key = `${at} ${text}`;
        if (kind === 'title')
          return (
            <Heading key={key} className={styles.title}>
              {text}
            </Heading>
          );
        return (
          <p key={key} className={kind === 'item' ? styles.item : undefined}>
            {text}
          </p>
        );
      })}
    </div>
  );
}
