import type { ArticleDetail } from '@cheyantong/contract';
import { Download } from 'lucide-react';
import styles from './attachments.module.css';

const KINDS: Readonly<Record<string, string>> = { 'text/csv': 'CSV', 'application/pdf': 'PDF' };

export function Attachments({ attachments }: { attachments: ArticleDetail['attachments'] }) {
  return (
    <section className={styles.section} aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={styles.title}>
        附件
      </h2>
      <ul>
        {attachments.map(({ name, url, size, type }) => (
          <li key={url} className={styles.entry}>
            <span className={styles.kind} aria-hidden="true">
              {KINDS[type] ?? 'XLSX'}
            </span>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span className={styles.size}>
                {KINDS[type] ?? 'XLSX'}，{sizeWords(size)}
              </span>
            </span>
            <a href={url} download className={styles.button} aria-label={`下载 ${name}`}>
              <Download aria-hidden="true" />
              下载
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
